import { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from './notice-kinds';

/** For each kind of notice, which ways are on. */
export type NoticeSwitches = Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>>;

/** A switch as somebody has set it. */
export interface SetSwitch {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

/**
 * The switches of a person who has set some of them; all others are on, so that a new kind of notice reaches everybody.
 *
 * @param set - what the person has set; of two for the same kind and way the later one counts
 * @example
 * noticeSwitches([{ kind: 'activity', channel: 'mail', isOn: false }]).activity; // { portal: true, mail: false, push: true }
 */
export function noticeSwitches(set: readonly SetSwitch[]): NoticeSwitches {
  const isOn = new Map(set.map((one) => [`${one.kind} ${one.channel}`, one.isOn]));
  const waysOf = (kind: NoticeKind) =>
    Object.fromEntries(noticeChannels.map((channel) => [channel, isOn.get(`${kind} ${channel}`) ?? true]));
  return Object.fromEntries(noticeKinds.map((kind) => [kind, waysOf(kind)])) as NoticeSwitches;
}

/**
 * On which ways a notice goes to a person.
 *
 * @returns in the order of {@link noticeChannels}; nothing when the person has switched all of them off
 * @example
 * channelsFor('activity', noticeSwitches([{ kind: 'activity', channel: 'mail', isOn: false }])); // ['portal', 'push']
 */
export function channelsFor(kind: NoticeKind, switches: NoticeSwitches): readonly NoticeChannel[] {
  return noticeChannels.filter((channel) => switches[kind][channel]);
}
