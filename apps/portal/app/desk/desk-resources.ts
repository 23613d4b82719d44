import { announcementResource } from './announcements/announcement-resource';
import type { DeskResources } from './data-provider';
import type { DeskPlace } from './desk-context';
import { inboxResource } from './inbox/inbox-resource';
import { newsCategoryResource, newsResource } from './news/news-resource';
import { roleResource, roleUserResource } from './roles/role-resource';

/** Everything that the desk reads and writes. */
export function deskResources(place: DeskPlace): DeskResources {
  return {
    news: newsResource(place),
    newsCategories: newsCategoryResource(place),
    announcements: announcementResource(place),
    messages: inboxResource(place.api.messageDesk, place),
    applications: inboxResource(place.api.applicationDesk, place),
    audit: { list: (range) => place.api.audit.page({ ccId: place.ccId, ...range }) },
    roles: roleResource(place),
    roleUsers: roleUserResource(place),
  };
}
