import type { DeskResources } from './data-provider';
import type { DeskPlace } from './desk-context';
import { newsCategoryResource, newsResource } from './news/news-resource';
import { roleResource, roleUserResource } from './roles/role-resource';

/** Everything that the desk reads and writes. */
export function deskResources(place: DeskPlace): DeskResources {
  return {
    news: newsResource(place),
    newsCategories: newsCategoryResource(place),
    roles: roleResource(place),
    roleUsers: roleUserResource(place),
  };
}
