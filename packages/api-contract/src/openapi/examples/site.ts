import type { catalogueContract } from '../../catalogue';
import type { ExamplesOf } from './example';

export const site = {
  baseInfo: {
    request: {},
    answer: {
      site: {
        site_id: 1,
        site_type: 1,
        language_code: 'en',
        original_domain: 'mill.example',
        is_shop: false,
        lang_prefix: '/',
        publish_version: '12.345',
      },
      layout: { header_position: 1, home_header_position: 2, header_mode: 'fixed', header_dropdown: 'flat' },
      name: 'Selvedge',
      title: 'Selvedge: cloth by the metre',
      keywords: 'yarn dyeing, weaving, denim',
      description: 'A mill that dyes, weaves and finishes cotton and linen.',
      company: {
        name: 'Selvedge Weaving Mill',
        email: 'sales@mill.example',
        phone: '+86 20 5550 0142',
        address: '18 Canal Road, Foshan',
        hours: 'Monday to Friday, 9.00 to 18.00',
      },
      social: [{ type: 'whatsapp', code: '{"area_code":"86","account":"13800000000","message":"Hello"}' }],
      chat_required: false,
      counts: { products: 76, articles: 12, videos: 6, downloads: 9 },
    },
  },
  header: {
    request: {},
    answer: {
      list: [
        {
          title: 'Products',
          relate_type: 'link',
          page_url_suffix: '/product-products',
          children: [{ title: 'Shirtings', relate_type: 'link', page_url_suffix: '/product/category/3-shirtings' }],
        },
      ],
    },
  },
  footer: {
    request: {},
    answer: {
      list: [
        {
          title: 'The mill',
          children: [{ title: 'About us', relate_type: 'link', page_url_suffix: '/about-us' }],
        },
      ],
    },
  },
  time: { request: {}, answer: { now: 1_780_272_000_000 } },
  page: {
    request: { name: 'about-us' },
    answer: {
      name: 'about-us',
      title: 'About us',
      description: 'Who weaves here, since when, and on what.',
      sections: [
        {
          kind: 'figures',
          title: 'The mill in figures',
          body_html: '<p>Counted at the end of the year.</p>',
          img: null,
          items: [{ name: 'Looms', value: '84', note: '12 of them with shuttles' }],
        },
      ],
    },
  },
} satisfies ExamplesOf<(typeof catalogueContract)['groups']['site']>;
