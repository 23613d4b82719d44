import { activityResource, enrolmentResource } from './activities/activity-resource';
import { announcementResource } from './announcements/announcement-resource';
import { companyChoiceResource, enterpriseResource } from './companies/company-resource';
import type { DeskResources } from './data-provider';
import type { DeskPlace } from './desk-context';
import {
  billResource,
  feeResource,
  ledgerResource,
  receiptResource,
  undeliveredResource,
  voucherResource,
} from './dues/fee-resource';
import { inboxResource } from './inbox/inbox-resource';
import { companyResource, jobResource } from './jobs/job-resource';
import { joinFormResource } from './joining/form-resource';
import { joiningResource } from './joining/joining-resource';
import { mediaResource } from './media/media-resource';
import { choiceResource, memberResource } from './members/member-resource';
import { newsCategoryResource, newsResource } from './news/news-resource';
import { roleResource, roleUserResource } from './roles/role-resource';
import { seatResource, termResource } from './roll/roll-resource';
import { settingsResource } from './settings/settings-resource';

/** Everything that the desk reads and writes as records; what is kept as a whole list is in `lists`. */
export function deskResources(place: DeskPlace): DeskResources {
  const { api, ccId } = place;
  return {
    news: newsResource(place),
    newsCategories: newsCategoryResource(place),
    announcements: announcementResource(place),
    activities: activityResource(place),
    enrolments: enrolmentResource(place),
    jobs: jobResource(place),
    companies: companyResource(place),
    enterprises: enterpriseResource(place),
    companyTrades: companyChoiceResource(place, 'trades'),
    companyRegions: companyChoiceResource(place, 'regions'),
    media: mediaResource(place),
    messages: inboxResource(api.messageDesk, place),
    applications: inboxResource(api.applicationDesk, place),
    fees: feeResource(place),
    bills: billResource(place),
    vouchers: voucherResource(place),
    ledger: ledgerResource(place),
    receipts: receiptResource(place),
    undelivered: undeliveredResource(place),
    joining: joiningResource(place),
    joinForms: joinFormResource(place),
    members: memberResource(place),
    companySeats: seatResource(place),
    terms: termResource(place),
    memberCategories: choiceResource(place, 'categories'),
    memberRegions: choiceResource(place, 'regions'),
    memberPositions: choiceResource(place, 'positions'),
    settings: settingsResource(place),
    visits: {
      list: async (range) => {
        const { list, total } = await api.community.visits({ ccId, ...range });
        // A day's page has no number of its own.
        return { list: list.map((visit, row) => ({ id: range.offset + row + 1, ...visit })), total };
      },
    },
    audit: { list: (range) => api.audit.page({ ccId, ...range }) },
    roles: roleResource(place),
    roleUsers: roleUserResource(place),
  };
}
