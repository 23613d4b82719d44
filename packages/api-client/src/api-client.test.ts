import type { catalogueContract } from '@selvedge/api-contract/catalogue';
import { describe, expectTypeOf, it } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from './index';
import type { shelfContract, versionedContract } from './testing/shelf-contract';

type Shelf = ApiClient<typeof shelfContract>['shelf'];

describe('types', () => {
  it('gives each call its request and its response', () => {
    expectTypeOf<Shelf['detail']>()
      .parameter(0)
      .toEqualTypeOf<{ id: number; part: string; unit?: string | undefined }>();
    expectTypeOf<Awaited<ReturnType<Shelf['detail']>>>().toEqualTypeOf<{ id: number; name: string }>();
    expectTypeOf<Awaited<ReturnType<Shelf['list']>>['list'][number]['id']>().toBeNumber();
    expectTypeOf<Shelf['picture']>().parameter(0).toEqualTypeOf<{ files: File[]; title: string }>();
  });

  it('lets a request without required fields be left out, and no other', () => {
    expectTypeOf<Parameters<Shelf['list']>>().toExtend<[request?: unknown, options?: unknown]>();
    expectTypeOf<[]>().toExtend<Parameters<Shelf['list']>>();
    expectTypeOf<[]>().not.toExtend<Parameters<Shelf['detail']>>();
  });

  it('has no any and no call that the contract does not name', () => {
    expectTypeOf<ReturnType<Shelf['list']>>().not.toBeAny();
    expectTypeOf<Shelf>().not.toBeAny();
    expectTypeOf<keyof Shelf>().toEqualTypeOf<'list' | 'detail' | 'add' | 'reserve' | 'note' | 'picture'>();
  });

  it('asks for a company where the addresses hold one', () => {
    expectTypeOf<{ companyId: string }>().toExtend<Pick<ApiClientOptions<typeof shelfContract>, 'companyId'>>();
    expectTypeOf<Record<never, never>>().not.toExtend<Pick<ApiClientOptions<typeof shelfContract>, 'companyId'>>();
    expectTypeOf<Record<never, never>>().toExtend<Pick<ApiClientOptions<typeof versionedContract>, 'companyId'>>();
  });

  it('asks for a base where there is none to fall back on', () => {
    expectTypeOf<Record<never, never>>().not.toExtend<Pick<ApiClientOptions<typeof shelfContract>, 'base'>>();
    expectTypeOf<Record<never, never>>().toExtend<Pick<ApiClientOptions<typeof versionedContract>, 'base'>>();
  });

  it('knows the calls of the catalogue', () => {
    type Catalogue = ApiClient<typeof catalogueContract>;
    type Page = Awaited<ReturnType<Catalogue['product']['list']>>;
    expectTypeOf<Page['total']>().toEqualTypeOf<number>();
    expectTypeOf<Page['list'][number]>().not.toBeAny();
    expectTypeOf<Page['list'][number]>().toHaveProperty('article_number');
    expectTypeOf<Parameters<Catalogue['product']['detail']>[0]>().not.toBeAny();
    expectTypeOf<[]>().not.toExtend<Parameters<Catalogue['product']['detail']>>();
  });

  it('infers the contract from the options', () => {
    expectTypeOf(createApiClient<typeof shelfContract>).returns.toEqualTypeOf<ApiClient<typeof shelfContract>>();
  });
});
