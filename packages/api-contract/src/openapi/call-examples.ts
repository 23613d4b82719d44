/** An example request by call id. */
export type CallExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const firstPage = { ccId: 1, limit: 12, offset: 0 };
const visitor = { site_id: 1, visitor_code: 'k3Jd82mQpA' };

/** Example requests of the calls whose fields do not explain themselves. A test holds each against its schema. */
export const callExamples: CallExamples = {
  'site.page': { name: 'about-us' },
  'product.list': { category_id: 12, weight: '110-140', page: 1 },
  'product.search': { keywords: 'indigo selvedge', page: 1 },
  'product.facets': { fibre: 'CO', weight: '300-' },
  'product.detail': { id: 12 },
  'product.choices': { ids: '12,40,7' },
  'article.detail': { id: 3 },
  'video.detail': { id: 2 },
  'messageBoard.add': {
    name: 'Ines Varga',
    email: 'ines@brookside-shirts.example',
    msg: 'Please send swatches of the Oxford in light blue. We need 600 m in March.',
    company: 'Brookside Shirts',
    country: 'Portugal',
    ext: '{"type":"product","list":[{"id":12,"name":"Oxford","images":["/p1/12-oxford.jpg"]}]}',
    idempotency_key: '5f0c2a9e-77d1-4c55-9e63-0a8b1f1f2f11',
  },
  'tracking.visitorUrl': {
    ...visitor,
    visitor_id: 0,
    name: 'whatsapp',
    source_url: '/product/12-oxford',
    target_url: 'https://chat.example/selvedge',
  },
  'tracking.visitorAction': {
    ...visitor,
    page_url: '/product/12-oxford',
    content_type: 'product',
    page_type: 'product_detail',
    page_action: 'open',
  },
  'officialWeb.baseInfo': { ccId: 1 },
  'news.list': firstPage,
  'announcements.list': firstPage,
  'activities.page': { ...firstPage, status: 1 },
  'recruitment.list': firstPage,
  'enterprise.list': firstPage,
  'positions.list': { ccId: 1 },
};
