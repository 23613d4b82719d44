import { describe, expect, it } from 'vitest';
import { pageKind } from './page-kind';

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/zh-cn', 'home'],
    ['/zh-cn/index.html', 'home'],
    ['/product-products', 'product_list'],
    ['/product-products_list2.html', 'product_list'],
    ['/product/category/12-denim_list3.html', 'product_list'],
    ['/product/12-oxford', 'product_detail'],
    ['/product-search', 'product_search'],
    ['/product-discount-now', 'product_discount_now'],
    ['/product-discount-now_list2.html', 'product_discount_now'],
    ['/zh-cn/product-discount-upcoming', 'product_discount_upcoming'],
    ['/reduction/3-autumn', 'reduction_detail'],
    ['/article-list_list2.html', 'article_list'],
    ['/article-detail/1-indigo', 'article_detail'],
    ['/video-list', 'video_list'],
    ['/video-detail/1-film', 'video_detail'],
    ['/downloads', 'download_list'],
    ['/oem-odm', 'service'],
    ['/zh-cn/contact-us', 'contact_us'],
    ['/inquire_form', 'inquire_form'],
    ['/inquire_success', 'inquire_success'],
    ['/nowhere', 'other'],
    ['/product-production', 'other'],
  ])('%s is %s', (pathname, kind) => {
    expect(pageKind(pathname).page_type).toBe(kind);
  });
});
