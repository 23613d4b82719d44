import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelsFor, noticeChannels, noticeKinds, noticeSwitches } from './index';

describe('the switches of notices', () => {
  it('are all on until a person says otherwise', () => {
    const switches = noticeSwitches([]);
    for (const kind of noticeKinds) expect(channelsFor(kind, switches)).toEqual(noticeChannels);
  });

  it('count as they were set last, and touch no other kind and way', () => {
    const one = fc.record({
      kind: fc.constantFrom(...noticeKinds),
      channel: fc.constantFrom(...noticeChannels),
      isOn: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (set) => {
        const switches = noticeSwitches(set);
        for (const kind of noticeKinds) {
          for (const channel of noticeChannels) {
            const last = set.findLast((each) => each.kind === kind && each.channel === channel);
            expect(switches[kind][channel]).toBe(last?.isOn ?? true);
            expect(channelsFor(kind, switches).includes(channel)).toBe(switches[kind][channel]);
          }
        }
      }),
    );
  });
});
