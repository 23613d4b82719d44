/**
 * What a notice can be about (specification §3, messages and notices; the kinds are ours).
 *
 * @example
 * noticeKinds.includes('fee'); // true
 */
export const noticeKinds = ['membership', 'fee', 'activity', 'announcement'] as const;

/** What a notice can be about. */
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * The ways on which a notice can come: on a page of the portal, by mail, and to the person's devices.
 *
 * @example
 * noticeChannels.includes('push'); // true
 */
export const noticeChannels = ['portal', 'mail', 'push'] as const;

/** A way on which a notice can come. */
export type NoticeChannel = (typeof noticeChannels)[number];
