/** What the desk says of companies and their products in English. */
export const englishCompanies = {
  desk: {
    company_rank: { president: 'President', vice: 'Vice-president', council: 'Council', member: 'Member' },
    company_listed: 'In the directory',
    company_unlisted: 'Not shown',
    company_listed_help: 'A company that has left is taken out of the directory; what it did here stays.',
  },
  resources: {
    enterprises: {
      name: 'Companies',
      fields: {
        name: 'Name',
        trade: 'What it makes',
        introduction: 'Introduction',
        address: 'Address',
        rank: 'Rank',
        trade_id: 'Trade',
        trade_ids: 'Trades',
        region_id: 'Region',
        founded: 'Founded in',
        employees: 'Employees',
        website: 'Website',
        phone: 'Phone',
        email: 'E-mail',
        is_listed: 'In the directory',
        members: 'Members',
        products: 'Products',
        joined_time: 'Joined',
        keywords: 'Name or what it makes',
      },
    },
    companyTrades: { name: 'Trades', fields: { name: 'Name' } },
    companyRegions: { name: 'Regions', fields: { name: 'Name' } },
    products: {
      name: 'Products',
      fields: { name: 'Name', summary: 'Figures in one line', description: 'Description', is_shown: 'Published' },
    },
  },
};
