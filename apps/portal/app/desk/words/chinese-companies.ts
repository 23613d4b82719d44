import type { englishCompanies } from './english-companies';

/** What the desk says of companies and their products in Chinese. */
export const chineseCompanies: typeof englishCompanies = {
  desk: {
    company_rank: { president: '会长单位', vice: '副会长单位', council: '理事单位', member: '会员单位' },
    company_listed: '在名录中',
    company_unlisted: '不显示',
    company_listed_help: '退会的企业从名录中撤下，历史记录保留。',
  },
  resources: {
    enterprises: {
      name: '会员企业',
      fields: {
        name: '名称',
        trade: '主营',
        introduction: '简介',
        address: '地址',
        rank: '级别',
        trade_id: '行业',
        trade_ids: '行业',
        region_id: '片区',
        founded: '建厂年份',
        employees: '员工人数',
        website: '网站',
        phone: '电话',
        email: '邮箱',
        is_listed: '列入名录',
        members: '会员人数',
        products: '产品数',
        joined_time: '入会',
        keywords: '名称或主营',
      },
    },
    companyTrades: { name: '行业', fields: { name: '名称' } },
    companyRegions: { name: '片区', fields: { name: '名称' } },
    products: {
      name: '产品',
      fields: { name: '名称', summary: '一行规格', description: '说明', is_shown: '已发布' },
    },
  },
};
