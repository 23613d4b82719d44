import type { communityContract } from '@selvedge/api-contract/community';
import type { Handlers } from '@selvedge/server-kit';
import type { RequestContext } from './context';
import { answerQuestion, withdrawApplication } from './joining/answer-question';
import { castVote, listCouncilVotes } from './joining/council-votes';
import { decideApplication } from './joining/decide-application';
import { listDeskForms, listJoinForms, saveJoinForm } from './joining/join-forms';
import { readJoinSettings, saveJoinSettings } from './joining/join-settings';
import { askApplicant, commentApplication, recordVisit } from './joining/note-application';
import {
  findDeskApplication,
  findOwnApplication,
  listOwnApplications,
  pageApplications,
  readApplicationFile,
} from './joining/read-applications';
import { submitApplication } from './joining/submit-application';
import { attachFiles, beginApplication, saveApplication } from './joining/write-application';
import {
  changeOwnSeats,
  changeSeats,
  countSeats,
  listOwnSeats,
  listSeatedCompanies,
  readSeats,
} from './members/company-seats';
import { exportMembers } from './members/export-members';
import { importMembers } from './members/import/import-members';
import { acceptInvitation, findInvitation, inviteAgain } from './members/invite-members';
import { listTerms } from './members/list-terms';
import { makeCertificate } from './members/make-certificate';
import { readOwnData } from './members/own-data';
import { readCard, verifyCard } from './members/read-card';

type All = Handlers<RequestContext, typeof communityContract>;

/** Who does the work of the calls about becoming and being a member. */
export const joiningHandlers: Pick<All, 'join' | 'joinDesk' | 'membership' | 'roll'> = {
  join: {
    forms: listJoinForms,
    apply: beginApplication,
    save: saveApplication,
    attach: attachFiles,
    submit: submitApplication,
    detail: findOwnApplication,
    mine: listOwnApplications,
    answer: answerQuestion,
    withdraw: withdrawApplication,
    votes: listCouncilVotes,
    vote: castVote,
    page: pageApplications,
  },
  joinDesk: {
    get: findDeskApplication,
    comment: commentApplication,
    ask: askApplicant,
    visit: recordVisit,
    approval: decideApplication,
    file: readApplicationFile,
    settings: readJoinSettings,
    settingsSave: saveJoinSettings,
    formList: listDeskForms,
    formSave: saveJoinForm,
  },
  membership: {
    card: readCard,
    certificate: makeCertificate,
    verify: verifyCard,
    ownData: readOwnData,
    invitation: findInvitation,
    accept: acceptInvitation,
    seats: listOwnSeats,
    seatChange: changeOwnSeats,
  },
  roll: {
    export: exportMembers,
    import: importMembers,
    invite: inviteAgain,
    companies: listSeatedCompanies,
    seats: readSeats,
    seatCount: countSeats,
    seatChange: changeSeats,
    terms: listTerms,
  },
};
