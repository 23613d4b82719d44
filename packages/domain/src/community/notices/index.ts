export { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from './notice-kinds';
export { channelsFor, type NoticeSwitches, noticeSwitches, type SetSwitch } from './notice-switches';
