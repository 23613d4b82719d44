/** The folders of files that are handed out as they are. */
export const mediaKinds = ['films', 'models', 'downloads'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** Where a film or a download lies in storage. */
export const mediaKey = (kind: MediaKind, name: string): string => `${kind}/${name}`;

/** The address of a film or a download. */
export const mediaAddress = (kind: MediaKind, name: string): string => `/${kind}/${name}`;

/** Where a picture lies in storage: under its address. */
export const pictureKey = (address: string): string => address.replace(/^\//, '');
