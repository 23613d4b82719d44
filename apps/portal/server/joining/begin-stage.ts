import type { StageKind } from '@selvedge/domain/joining';
import type { Language } from '../database/schema';
import { sendNotice } from '../notices/send-notice';
import type { Tx } from './add-event';
import type { ApplicationRow } from './application-queries';
import { askCouncil } from './ask-council';
import { enterStage } from './enter-stage';
import { type Telling, tellApplicant } from './join-mails';

/** Lets an application begin a stage, and tells those who are to do something there. */
export async function beginStage(tx: Tx, context: Telling, row: ApplicationRow, kind: StageKind): Promise<void> {
  const entered = await enterStage(tx, context, row, kind);
  await tellPeople(tx, context, entered, kind);
  if (kind === 'vote') await askCouncil(tx, context, entered);
  if (kind === 'dues') await tellApplicant(tx, context, entered, 'dues');
}

const names = {
  review: { 'zh-cn': '初审', en: 'review' },
  visit: { 'zh-cn': '走访', en: 'visit' },
  vote: { 'zh-cn': '理事会表决', en: 'council vote' },
  dues: { 'zh-cn': '缴纳会费', en: 'dues' },
  certificate: { 'zh-cn': '颁发证书', en: 'certificate' },
} as const satisfies Record<StageKind, Record<Language, string>>;

/** Those whom a stage names are told that an application has come to them; where it names nobody, the desk's queue tells. */
async function tellPeople(
  tx: Tx,
  { now, origin }: Telling,
  { id, communityId, name, stages }: ApplicationRow,
  kind: StageKind,
): Promise<void> {
  const people = stages.find((stage) => stage.kind === kind)?.people ?? [];
  if (people.length === 0) return;
  const stage = names[kind];
  const words = {
    'zh-cn': { title: `入会申请待处理：${stage['zh-cn']}`, text: `“${name}”的入会申请已进入“${stage['zh-cn']}”。` },
    en: {
      title: `An application for you: ${stage.en}`,
      text: `The application of ${name} has come to the ${stage.en}.`,
    },
  };
  await sendNotice(
    tx,
    people,
    { communityId, kind: 'membership', key: `stage:${id}:${kind}`, words, address: `/manage/joining/${id}` },
    { now, origin },
  );
}
