import { expect, it } from 'vitest';
import { readWayBack, rememberWayBack } from './way-back.server';

const back = (cookie: string) => readWayBack(new Request('https://portal.test/sign-in/back', { headers: { cookie } }));

it.each([
  ['', 'zh-cn', null],
  ['/c/weavers', 'en', '/en/scan?key=a&b=c;d'],
] as const)('somebody who left from %j comes back there, in %s, to %s', (base, locale, next) => {
  const [pair = ''] = rememberWayBack(base, locale, next).split(';');
  expect(back(`a=1; ${pair}; b=2`)).toEqual({ base, locale, next });
});

it.each([
  '',
  'way_back=%E0%A4%A',
  'way_back=base%3D%2F%2Fevil.example',
  'way_back=base%3D%2Fc%2F..%2Fx%26locale%3Dde',
  'other_way_back=base%3D%2Fc%2Fweavers',
])('what we have not written (%s) leads nowhere else', (cookie) => {
  expect(back(cookie)).toEqual({ base: '', locale: 'zh-cn', next: null });
});
