import type { DemoLetters } from './types';

/** What people have written to the association and to its members' companies. */
export const letters: DemoLetters = {
  messages: [
    {
      hoursAgo: 2,
      from: '梁某',
      phone: '+86 573 5550 0312',
      email: 'office@lanxi-mill.example',
      content: '我们是兰溪一家 60 台织机的小厂，想了解入会需要哪些材料，是否必须两家会员推荐？',
      language: 'zh-cn',
      state: 'new',
    },
    {
      hoursAgo: 21,
      from: 'Ms Keller',
      phone: '+49 30 5550 0147',
      email: 'sourcing@keller-shirts.example',
      content:
        'We buy about 40,000 metres of yarn-dyed poplin a year and look for two new mills. Could you name members who weave 50/2 and hold an organic certificate?',
      language: 'en',
      state: 'seen',
      note: 'Sent to the council: four members fit.',
    },
    {
      hoursAgo: 49,
      from: '马某',
      phone: '+86 575 5550 0466',
      email: 'class@suoxi-school.example',
      content: '技校织造班明年三月有 32 名学生需要实习岗位，能否在会员企业中发个通知？',
      language: 'zh-cn',
      state: 'new',
    },
    {
      hoursAgo: 172,
      from: '童某',
      phone: '+86 571 5550 0290',
      email: 'tong@press.example',
      content: '想就色织布价格采访协会，请告知方便的时间。',
      language: 'zh-cn',
      state: 'answered',
      note: '已约周三下午电话采访。',
    },
  ],
  applications: [
    {
      job: 0,
      hoursAgo: 5,
      from: '何某',
      phone: '+86 138 5550 0118',
      email: 'he@post.example',
      content: '在剑杆车间做了九年，管过 72 台。希望来厂里看看再谈。',
      language: 'zh-cn',
      state: 'new',
    },
    {
      job: 2,
      hoursAgo: 30,
      from: 'Mr Duan',
      phone: '+86 139 5550 0127',
      email: 'duan@post.example',
      content: 'Six years with denim accounts in Italy and Portugal; I read shrinkage reports and write packing lists.',
      language: 'en',
      state: 'new',
    },
    {
      job: 1,
      hoursAgo: 76,
      from: '邵某',
      phone: '+86 136 5550 0135',
      email: 'shao@post.example',
      content: '染整专业毕业三年，做过天丝和亚麻小样，首样命中率 82 %。',
      language: 'zh-cn',
      state: 'seen',
    },
  ],
};
