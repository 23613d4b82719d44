import type { catalogueContract } from '../../catalogue';
import type { ExamplesOf } from './example';
import { face } from './product-shapes';

type Groups = (typeof catalogueContract)['groups'];

const onSelvedges = {
  id: 3,
  relate_type: 'article',
  page_url_suffix: '/article-detail/3-why-a-selvedge',
  title: 'Why a selvedge',
  summary: 'What the edge of a cloth tells of the loom.',
  img: face(103, 'why-a-selvedge', 'The edge of a cloth'),
  reads: 412,
  add_time: 1_794_700_800,
};

export const article = {
  list: { request: { page: 1 }, answer: { list: [onSelvedges], page_count: 1, page_number: 1, total: 1 } },
  detail: {
    request: { id: 3 },
    answer: {
      article: onSelvedges,
      body_html: '<p>A shuttle turns at the edge.</p>',
      changed_at: null,
      newer: null,
      older: null,
      related: [],
    },
  },
} satisfies ExamplesOf<Groups['article']>;

const theLoom = {
  id: 2,
  relate_type: 'video',
  page_url_suffix: '/video-detail/2-the-loom',
  title: 'The loom',
  cover_url: '/p2/2-the-loom.jpg',
  product_id: 40,
  product_url_suffix: '/product/40-selvedge-denim-13oz',
  add_time: 1_794_096_000,
  tracks: [{ url: '/films/the-loom.en.vtt', language: 'en' }],
};

export const theLoomFilm = {
  video: theLoom,
  body_html: '<p>A shuttle loom at 140 picks a minute.</p>',
  seconds: 8.5,
  files: [{ url: '/films/the-loom.webm', type: 'video/webm', size: 342_118 }],
};

export const video = {
  list: { request: { page: 1 }, answer: { list: [theLoom], page_count: 1, page_number: 1, total: 1 } },
  detail: {
    request: { id: 2 },
    answer: theLoomFilm,
  },
} satisfies ExamplesOf<Groups['video']>;

export const download = {
  list: {
    request: { page: 1 },
    answer: {
      list: [
        {
          id: 4,
          relate_type: 'download',
          title: 'Care of cotton',
          page_url_suffix: '/files/care-of-cotton.pdf',
          is_limit: false,
          kind: 'pdf',
          size: 182_344,
        },
        { id: 5, relate_type: 'download', title: 'Colour card', is_limit: true, kind: 'pdf', size: 2_411_008 },
      ],
      page_count: 1,
      page_number: 1,
      total: 2,
    },
  },
  detail: {
    request: { id: 5 },
    answer: { id: 5, relate_type: 'download', title: 'Colour card', is_limit: true, kind: 'pdf', size: 2_411_008 },
  },
  request: {
    request: { id: 5, email: 'ines@brookside-shirts.example' },
    answer: { expires_at: 1_795_359_600 },
  },
} satisfies ExamplesOf<Groups['download']>;
