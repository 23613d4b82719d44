import type { communityContract } from '@selvedge/api-contract/community';
import type { Handlers } from '@selvedge/server-kit';
import { deleteBanners, readAllBanners, saveBanners } from './community/save-banners';
import { readAllCategories, saveCategories } from './community/save-categories';
import { readAllPrograms, savePrograms } from './community/save-mini-programs';
import { readAllPartners, savePartners } from './community/save-partners';
import { readSettings, saveSettings } from './community/save-settings';
import type { RequestContext } from './context';
import { findDeskCompany, listCompanyChoices, searchCompanies } from './enterprise/find-desk-company';
import { saveCompany } from './enterprise/save-company';
import { allocateUpload } from './media/allocate-upload';
import { deleteMedia, updateMedia } from './media/change-media';
import { findMedia, searchMedia } from './media/find-media';
import { takeAvatar } from './media/take-avatar';
import { takeImage } from './media/take-image';
import { deleteMembers } from './members/delete-members';
import { findDeskMember } from './members/find-desk-member';
import { listMemberChoices } from './members/list-choices';
import { saveMember } from './members/save-member';
import { searchMembers } from './members/search-members';
import { readAllNavigation, saveNavigation } from './official-web/save-navigation';
import { forgetTerm, holdPosition } from './positions/hold-position';
import { listHolders } from './positions/list-holders';
import { readAllPositions, savePositions } from './positions/save-positions';
import { readAllProducts, saveProducts } from './products/save-products';
import { findDeskJob, searchJobs } from './recruitment/find-desk-job';
import { createJob, deleteJobs, publishJob, updateJob } from './recruitment/save-job';

type All = Handlers<RequestContext, typeof communityContract>;

/** Who does the work of the calls by which a secretariat keeps its community's pages, people and pictures. */
export const deskHandlers: Pick<
  All,
  | 'attachments'
  | 'mediaDesk'
  | 'bannerDesk'
  | 'partnerDesk'
  | 'programDesk'
  | 'settingsDesk'
  | 'positionDesk'
  | 'memberDesk'
  | 'jobDesk'
  | 'companyDesk'
  | 'productDesk'
> = {
  attachments: { allocation: allocateUpload, image: takeImage, avatar: takeAvatar },
  mediaDesk: { search: searchMedia, get: findMedia, update: updateMedia, remove: deleteMedia },
  bannerDesk: { getAll: readAllBanners, saveAll: saveBanners, remove: deleteBanners },
  partnerDesk: { getAll: readAllPartners, saveAll: savePartners },
  programDesk: { getAll: readAllPrograms, saveAll: savePrograms },
  settingsDesk: {
    get: readSettings,
    update: saveSettings,
    navigation: readAllNavigation,
    navigationSaveAll: saveNavigation,
    categories: readAllCategories,
    categorySaveAll: saveCategories,
  },
  positionDesk: {
    getAll: readAllPositions,
    saveAll: savePositions,
    holders: listHolders,
    holderSave: holdPosition,
    holderRemove: forgetTerm,
  },
  memberDesk: {
    search: searchMembers,
    get: findDeskMember,
    newOrUpdate: saveMember,
    remove: deleteMembers,
    choices: listMemberChoices,
  },
  jobDesk: {
    search: searchJobs,
    get: findDeskJob,
    create: createJob,
    update: updateJob,
    isPublished: publishJob,
    remove: deleteJobs,
  },
  companyDesk: {
    search: searchCompanies,
    get: findDeskCompany,
    newOrUpdate: saveCompany,
    choices: listCompanyChoices,
  },
  productDesk: { getAll: readAllProducts, saveAll: saveProducts },
};
