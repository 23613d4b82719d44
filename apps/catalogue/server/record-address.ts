interface Named {
  readonly id: number;
  readonly slug: string;
}

/** The addresses of specification §2, without language prefix. The name in them is the same in every language. */
export const addressOf = {
  product: ({ id, slug }: Named) => `/product/${id}-${slug}`,
  category: ({ id, slug }: Named) => `/product/category/${id}-${slug}`,
  article: ({ id, slug }: Named) => `/article-detail/${id}-${slug}`,
  video: ({ id, slug }: Named) => `/video-detail/${id}-${slug}`,
} as const;
