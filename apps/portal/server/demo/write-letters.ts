import type { DemoLetter, DemoLetters } from '../../demo/content/types';
import { messageBoardEntries, recruitmentApplications } from '../database/schema';
import { contentHash } from '../official-web/kept-once';
import type { DemoWriter } from './load-demo';

const hour = 3_600_000;

/** What people have written: to the message board, and to apply for one of the jobs. */
export async function writeLetters(
  { db, communityId, now }: DemoWriter,
  { messages, applications }: DemoLetters,
  jobs: readonly number[],
): Promise<void> {
  if (messages.length > 0) {
    await db
      .insert(messageBoardEntries)
      .values(messages.map((letter) => ({ communityId, ...letterColumns(letter, now) })));
  }
  if (applications.length > 0) {
    await db
      .insert(recruitmentApplications)
      .values(applications.map((letter) => ({ recruitmentId: jobs[letter.job] ?? 0, ...letterColumns(letter, now) })));
  }
}

function letterColumns({ hoursAgo, from, phone, email, content, language, state, note }: DemoLetter, now: Date) {
  const receivedAt = new Date(now.getTime() - hoursAgo * hour);
  return {
    contentHash: contentHash([from, phone, email, content]),
    contacts: from,
    phone,
    email,
    content,
    language,
    state,
    note,
    receivedAt,
    updatedAt: receivedAt,
  };
}
