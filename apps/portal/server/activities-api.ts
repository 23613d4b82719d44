import type { communityContract } from '@selvedge/api-contract/community';
import type { Handlers } from '@selvedge/server-kit';
import { readAnswerFile } from './activities/answer-file';
import { attendanceCertificate, ownCertificate } from './activities/certificate';
import { acceptOffer, quitEnrolment } from './activities/change-enrolment';
import { checkIn, readDoorList } from './activities/check-in';
import { findDeskActivity, searchDeskActivities } from './activities/desk-activities';
import { announceToEnrolled, enrolFor, quitFor, readEnrolmentVoucher, setPayment } from './activities/desk-enrolments';
import { acceptFor, resendTickets } from './activities/desk-replies';
import { cancelActivity, deleteActivities, topActivity } from './activities/end-activity';
import { enrolMany, enrolMember, enrolOne } from './activities/enrol-member';
import { exportActivityMembers } from './activities/export-members';
import { findActivity } from './activities/find-activity';
import { findTicket } from './activities/find-ticket';
import { handOnTicket } from './activities/hand-on-ticket';
import { listActivityMembers } from './activities/list-members';
import { findOwnEnrolment, listOwnEnrolments } from './activities/own-enrolments';
import { pageActivities } from './activities/page-activities';
import { createActivity, updateActivity } from './activities/save-activity';
import { sendEnrolmentVoucher } from './activities/send-voucher';
import type { RequestContext } from './context';
import { takeFormFile } from './custom-forms/take-form-file';
import { ownFeed } from './schedules/calendar-feed';
import { createSchedule, operateSchedule, removeSchedule, updateSchedule } from './schedules/change-schedule';
import { listSchedule } from './schedules/list-schedule';

type All = Handlers<RequestContext, typeof communityContract>;

/** Who does the work of the calls about activities and calendars. */
export const activityHandlers: Pick<All, 'activities' | 'activityDesk' | 'schedule'> = {
  activities: {
    page: pageActivities,
    search: pageActivities,
    detail: (context, { activityId }) => findActivity(context, activityId),
    memberJoin: enrolMember,
    enrol: enrolOne,
    enrolMany,
    accept: acceptOffer,
    quit: quitEnrolment,
    mine: listOwnEnrolments,
    enrolment: findOwnEnrolment,
    rename: handOnTicket,
    certificate: ownCertificate,
    ticket: findTicket,
    voucher: sendEnrolmentVoucher,
    formFile: takeFormFile,
  },
  activityDesk: {
    search: searchDeskActivities,
    get: findDeskActivity,
    create: createActivity,
    update: updateActivity,
    deleteActivity: deleteActivities,
    top: topActivity,
    cancel: cancelActivity,
    members: listActivityMembers,
    exportMembers: exportActivityMembers,
    enrolFor,
    acceptFor,
    quitFor,
    resend: resendTickets,
    file: readAnswerFile,
    payment: setPayment,
    voucher: readEnrolmentVoucher,
    door: readDoorList,
    checkIn,
    announce: announceToEnrolled,
    certificate: attendanceCertificate,
  },
  schedule: {
    list: listSchedule,
    create: createSchedule,
    update: updateSchedule,
    operate: operateSchedule,
    remove: removeSchedule,
    feed: ownFeed,
  },
};
