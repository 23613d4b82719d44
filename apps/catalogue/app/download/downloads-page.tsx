import { Notice } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import { DownloadList, NoDownloads } from './download-list';
import type { DownloadListData } from './load-downloads.server';

/** Everything there is to take along. */
export function DownloadsPage({ list }: { readonly list: DownloadListData }) {
  return (
    <>
      <PageHead crumbs={[{ title: m.downloads() }]} title={m.downloads()} lead={m.downloads_lead()} />
      <div className={page.frame}>
        {list.downloads.length > 0 ? (
          <DownloadList downloads={list.downloads} />
        ) : (
          <Notice title={m.no_downloads_yet()}>
            <NoDownloads />
          </Notice>
        )}
        <ListPagination base={list.base} page={list.page} pageCount={list.pageCount} />
      </div>
    </>
  );
}
