import type { PortalApi } from '../../api.server';
import type { DeskResource, Row } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type Filter = Partial<Parameters<PortalApi['mediaDesk']['search']>[0]>;
type Changed = Omit<Parameters<PortalApi['mediaDesk']['update']>[0], 'ccId' | 'id'>;

/** A picture of the library as screens show it. */
export interface LibraryPicture extends Row {
  readonly name: string;
  readonly img: { readonly url: string; readonly alt: Readonly<Record<string, string>> };
}

/** The media library by the calls of the desk. */
export function mediaResource({ api, ccId }: DeskPlace): DeskResource {
  const { mediaDesk } = api;
  return {
    list: (range, filter) => mediaDesk.search({ ccId, ...range, ...(filter as Filter) }),
    one: async (id) => {
      const picture = await mediaDesk.get({ ccId, id });
      const { alt } = picture.img;
      return { ...picture, alt_zh: alt['zh-cn'] ?? '', alt_en: alt.en ?? '' };
    },
    update: async (id, values) => {
      const { version, scene, alt_zh, alt_en } = values as Changed;
      return mediaDesk.update({ ccId, id, version, scene, alt_zh: alt_zh ?? '', alt_en: alt_en ?? '' });
    },
    remove: (ids) => mediaDesk.remove({ ccId, ids: [...ids] }),
  };
}

export const scenes = ['news', 'banner', 'partner', 'program', 'member', 'company', 'community'] as const;

export type Scene = (typeof scenes)[number];
