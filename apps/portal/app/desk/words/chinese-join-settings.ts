/** What the desk says in Chinese of what can be applied for, and of the stages of joining. */
export const chineseJoinSettings = {
  desk: {
    join_form: {
      person: '个人',
      company: '单位（含席位）',
      open: '接受申请',
      closed: '已关闭',
      months_help: '留空则长期有效。',
    },
    join_settings: {
      stages: '审批环节',
      help: '已提交的申请仍按提交时的环节办理。',
      days: '天数',
      people: '办理人',
      everybody: '所有可审批入会申请的人',
      quorum: '法定人数（%）',
      majority: '通过条件',
      simple: '赞成多于反对',
      two_thirds: '三分之二赞成',
      positions: '参加表决的职务',
      council: '全体理事会',
      numbers: '会员编号',
      prefix: '前缀',
      has_year: '包含年份',
      digits: '位数',
      example: '例如 %{number}',
      saved: '已保存。',
    },
  },
  resources: {
    joinForms: {
      name: '会员类型',
      fields: {
        title: '名称',
        description: '说明',
        kind: '申请主体',
        seats: '席位数',
        category_id: '会员类别',
        months: '有效月数',
        is_open: '接受申请',
        applications: '申请数',
      },
    },
    joinSettings: { name: '入会环节' },
  },
};
