import { describe, expect, it } from 'vitest';
import { type Product, parseProduct } from './product';

function product(raw: object): Product {
  const parsed = parseProduct(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

const priced = {
  price_min: 480,
  price_max: '620',
  discount_start_time: 100,
  discount_end_time: 200,
  max_discount: 850,
  reduction: { reduction_id: 9, discount_setting: [{ condition_type: 1, condition_value: '50', type: 1, value: 850 }] },
};

const zeroed = {
  priceMin: 0,
  priceMax: 0,
  discountStartTime: 0,
  discountEndTime: 0,
  maxDiscount: 0,
  reduction: { reductionId: 0, discountSetting: [] },
  pricesShown: false,
};

describe('parseProduct', () => {
  it.each([2, '2', null, undefined])('keeps the prices when product_code is %j', (product_code) => {
    expect(product({ ...priced, product_code })).toMatchObject({
      contentType: 'product',
      productCode: 2,
      priceMin: 480,
      priceMax: 620,
      discountStartTime: 100,
      discountEndTime: 200,
      maxDiscount: 15,
      reduction: {
        reductionId: 9,
        discountSetting: [{ condition_type: 1, condition_value: 50, type: 1, value: 850 }],
      },
      pricesShown: true,
    });
  });

  it.each([0, 1, 3, '1', -2])('zeroes price, discount and reduction when product_code is %j', (product_code) => {
    expect(product({ ...priced, product_code, prices_shown: true })).toMatchObject({
      productCode: Number(product_code),
      ...zeroed,
    });
  });

  it('has no price, no discount and a comment of 5 and 0 unless they are given', () => {
    expect(product({})).toMatchObject({
      ...zeroed,
      comment: { score: 5, count: 0 },
      isHot: false,
      isNew: false,
      isRecommend: false,
    });
    expect(product({ comment: {} }).comment).toEqual({ score: 5, count: 0 });
    expect(product({ comment: { score: '4.5', count: 12 } }).comment).toEqual({ score: 4.5, count: 12 });
    expect(product({ comment: { score: 0 } }).comment).toEqual({ score: 0, count: 0 });
  });

  it('takes the lower price for the upper one when that is absent', () => {
    expect(product({ price_min: 480 }).priceMax).toBe(480);
  });

  it('reads an empty reduction', () => {
    expect(product({ reduction: {} }).reduction).toEqual({ reductionId: 0, discountSetting: [] });
  });

  it('shows prices when there are any, unless it is told not to', () => {
    expect(product({ price_max: 620 }).pricesShown).toBe(true);
    expect(product({ price_max: 620, prices_shown: 0 }).pricesShown).toBe(false);
    expect(product({ prices_shown: true }).pricesShown).toBe(false);
  });

  it('reads the flags', () => {
    expect(product({ is_hot: 1, is_new: '1', is_recommend: true })).toMatchObject({
      isHot: true,
      isNew: true,
      isRecommend: true,
    });
  });

  it('reads what a mill adds', () => {
    expect(
      product({
        title: 'Oxford',
        article_number: 'SV-1042',
        category_id: '12',
        figures: ['127 g/m²'],
        weave: 'oxford',
        price_unit: 'm',
        add_time: 9,
        description_html: '<p>x</p>',
        video_url: '/a.mp4',
        model_url: '/a.glb',
        album: [{ url: '/p1/2-a.jpg', kind: 'drape' }, { url: '' }, { url: '/p1/3-b.jpg', alt: 'b' }],
        attributes: [{ key: 'weight', name: 'Weight', value: '127 g/m²', unit_code: 'GM' }],
        certificates: [{ name: 'OEKO-TEX', valid_until: 99 }, { name: 'GOTS' }],
        options: [{ name: 'Colour', values: ['indigo'] }],
        tags: ['shirting'],
      }),
    ).toMatchObject({
      articleNumber: 'SV-1042',
      categoryId: 12,
      figures: ['127 g/m²'],
      weave: 'oxford',
      priceUnit: 'm',
      showTime: 9,
      descriptionHtml: '<p>x</p>',
      videoUrl: '/a.mp4',
      modelUrl: '/a.glb',
      album: [
        { url: '/p1/2-a.jpg', kind: 'drape', alt: 'Oxford' },
        { url: '/p1/3-b.jpg', kind: 'face', alt: 'b' },
      ],
      attributes: [{ key: 'weight', name: 'Weight', value: '127 g/m²', second: '', unitCode: 'GM', group: '' }],
      certificates: [
        { name: 'OEKO-TEX', validUntil: 99 },
        { name: 'GOTS', validUntil: 0 },
      ],
      options: [{ name: 'Colour', values: ['indigo'] }],
      tags: ['shirting'],
    });
  });

  it('lacks what a mill adds when it is absent', () => {
    expect(product({})).toMatchObject({
      articleNumber: '',
      categoryId: 0,
      figures: [],
      weave: null,
      priceUnit: '',
      showTime: 0,
      descriptionHtml: '',
      videoUrl: '',
      modelUrl: '',
      album: [],
      attributes: [],
      certificates: [],
      options: [],
      tags: [],
    });
  });

  it.each([
    [{ price_min: 4.8 }, 'price_min', 113],
    [{ price_min: '4.80' }, 'price_min', 113],
    [{ price_max: 'free' }, 'price_max', 113],
    [{ max_discount: 'half' }, 'max_discount', 112],
    [{ weave: 'knit' }, 'weave', 106],
    [{ album: [{ url: 'x', kind: 'selfie' }] }, 'album.0.kind', 106],
    [{ attributes: [{ name: 'Weight', value: '127' }] }, 'attributes.0.key', 200],
    [{ reduction: { discount_setting: [{}] } }, 'reduction.discount_setting.0.condition_type', 200],
    [{ comment: { count: 'x' } }, 'comment.count', 113],
    [{ article_number: 'x'.repeat(65) }, 'article_number', 108],
  ])('says what is wrong with %j', (raw, path, code) => {
    const parsed = parseProduct(raw);
    expect(parsed.ok ? null : parsed.issues[0]).toMatchObject({ path, code });
  });

  it('says everything that is wrong at once', () => {
    const parsed = parseProduct({ title: 1, price_min: 'x', tags: [1] });
    expect(!parsed.ok && parsed.issues.map(({ path }) => path).sort()).toEqual(['price_min', 'tags.0', 'title']);
  });
});
