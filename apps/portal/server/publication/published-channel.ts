/** The channel that triggers tell every change of public content over (migration 0002). */
export const publishedChannel = 'portal_published';
