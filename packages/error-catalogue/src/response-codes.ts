import type { LocalizedText } from './locale';

/**
 * Every response code of specification §8. The union is written out so that the table below cannot lose a row
 * without failing the type check.
 */
export type ResponseCode =
  | 0
  | 1
  | 2
  | 10
  | 11
  | 12
  | 13
  | 14
  | 19
  | 100
  | 101
  | 102
  | 103
  | 104
  | 105
  | 106
  | 107
  | 108
  | 109
  | 110
  | 111
  | 112
  | 113
  | 114
  | 115
  | 116
  | 117
  | 118
  | 119
  | 120
  | 121
  | 122
  | 130
  | 200
  | 999
  | 100000
  | 1000000
  | 2000000
  | 2000001;

/** A row of the catalogue: the name that code uses, and the text that people read. */
export interface ResponseEntry {
  readonly name: string;
  readonly text: LocalizedText;
}

/**
 * The response codes of specification §8: number → name and text. The English texts are the specification's, to the
 * letter; the names are ours.
 *
 * @example
 * responseCodes[101].text.en; // 'Invalid Email address'
 * responseCodes[101].name; // 'invalidEmail'
 */
export const responseCodes = {
  0: { name: 'success', text: { en: 'Success: ok', 'zh-cn': '成功' } },
  1: { name: 'withoutPermission', text: { en: 'Without permission', 'zh-cn': '没有权限' } },
  2: { name: 'banned', text: { en: 'Be banned', 'zh-cn': '已被禁止访问' } },
  10: { name: 'notFound', text: { en: 'There is no', 'zh-cn': '内容不存在' } },
  11: { name: 'requestError', text: { en: 'Request error', 'zh-cn': '请求错误' } },
  12: { name: 'requestModeError', text: { en: 'Request mode error', 'zh-cn': '请求方式错误' } },
  13: { name: 'requestParameterError', text: { en: 'Request parameter error', 'zh-cn': '请求参数错误' } },
  14: { name: 'interfaceRequestFailed', text: { en: 'Interface request failed', 'zh-cn': '接口请求失败' } },
  19: { name: 'unauthorized', text: { en: 'unauthorized', 'zh-cn': '未登录或登录已失效' } },
  100: { name: 'validationFailed', text: { en: 'Parameter validation failed', 'zh-cn': '参数校验未通过' } },
  101: { name: 'invalidEmail', text: { en: 'Invalid Email address', 'zh-cn': '邮箱地址无效' } },
  102: { name: 'invalidPhone', text: { en: 'Invalid phone number', 'zh-cn': '电话号码无效' } },
  103: { name: 'invalidIp', text: { en: 'Invalid IP address', 'zh-cn': 'IP 地址无效' } },
  104: { name: 'invalidUrl', text: { en: 'Invalid URL', 'zh-cn': '网址无效' } },
  105: { name: 'invalidDate', text: { en: 'Invalid date', 'zh-cn': '日期无效' } },
  106: { name: 'notOfType', text: { en: 'Does not belong to the specified type', 'zh-cn': '不属于指定的类型' } },
  107: { name: 'outOfRange', text: { en: 'Not within the specified range', 'zh-cn': '不在指定的范围内' } },
  108: { name: 'wrongLength', text: { en: 'Not within the specified length', 'zh-cn': '长度不符合要求' } },
  109: { name: 'invalidString', text: { en: 'Invalid string', 'zh-cn': '字符串无效' } },
  110: { name: 'isEmpty', text: { en: 'Is empty', 'zh-cn': '内容为空' } },
  111: { name: 'doesNotExist', text: { en: 'There is no', 'zh-cn': '所指内容不存在' } },
  112: { name: 'notNumber', text: { en: 'Not Numbers', 'zh-cn': '不是数字' } },
  113: { name: 'notInteger', text: { en: 'Is not an integer', 'zh-cn': '不是整数' } },
  114: { name: 'notBoolean', text: { en: "It's not Boolean", 'zh-cn': '不是布尔值' } },
  115: { name: 'notFloat', text: { en: 'Not a floating point type', 'zh-cn': '不是浮点数' } },
  116: { name: 'notString', text: { en: 'Not a character type', 'zh-cn': '不是字符类型' } },
  117: { name: 'notArray', text: { en: 'Is not an array', 'zh-cn': '不是数组' } },
  118: { name: 'notPath', text: { en: 'Is not the path', 'zh-cn': '不是路径' } },
  119: { name: 'notFile', text: { en: 'Is not a file', 'zh-cn': '不是文件' } },
  120: { name: 'noMatch', text: { en: "Don't match", 'zh-cn': '不匹配' } },
  121: { name: 'tooBig', text: { en: 'Too big', 'zh-cn': '超出上限' } },
  122: { name: 'tooSmall', text: { en: 'Is too small', 'zh-cn': '低于下限' } },
  130: { name: 'wrongFileType', text: { en: 'Incorrect file type', 'zh-cn': '文件类型不正确' } },
  200: { name: 'required', text: { en: "Can't be empty", 'zh-cn': '不能为空' } },
  999: { name: 'failure', text: { en: 'failure', 'zh-cn': '操作失败' } },
  100000: { name: 'serviceMissing', text: { en: 'Service does not exist', 'zh-cn': '服务不存在' } },
  1000000: { name: 'systemError', text: { en: 'System error', 'zh-cn': '系统错误' } },
  2000000: { name: 'rpcRequestError', text: { en: 'RPC request error', 'zh-cn': 'RPC 请求错误' } },
  2000001: { name: 'rpcResponseError', text: { en: 'RPC response error', 'zh-cn': 'RPC 响应错误' } },
} as const satisfies Record<ResponseCode, ResponseEntry>;

/** The name of a catalogued code, such as `'invalidEmail'`. */
export type ResponseName = (typeof responseCodes)[ResponseCode]['name'];

/** The number behind each name, exact enough for the compiler: `codes.invalidEmail` has the type `101`. */
type CodesByName = { readonly [C in ResponseCode as (typeof responseCodes)[C]['name']]: C };

/**
 * The response codes by name (specification §8).
 *
 * @example
 * codes.invalidEmail; // 101
 */
export const codes: CodesByName = Object.fromEntries(
  Object.entries(responseCodes).map(([code, { name }]) => [name, Number(code)]),
) as CodesByName;

/**
 * Whether a number is one of the catalogue's codes.
 *
 * @example
 * isResponseCode(101); // true
 * isResponseCode(404); // false
 */
export function isResponseCode(code: number): code is ResponseCode {
  return Object.hasOwn(responseCodes, code);
}
