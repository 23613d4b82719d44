import { Dialog, UiLink } from '@selvedge/ui';
import { type MouseEvent, useState } from 'react';
import { m } from '../paraglide/messages';
import type { DownloadData } from './download-list';
import { RequestForm } from './request-form';
import { requestPage } from './request-page';

/** Leads to the form for a limited file: a page in the same tab, and with script a dialog above this one. */
export function RequestLink({
  download,
  className,
}: {
  readonly download: DownloadData;
  readonly className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // Whoever wants another tab gets the page in it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <UiLink
        className={className}
        href={requestPage(download)}
        aria-label={`${m.ask_for_file()}: ${download.title}`}
        onClick={open}
      >
        {m.ask_for_file()}
      </UiLink>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.download_ask_title({ title: download.title })}
        closeLabel={m.close()}
      >
        <RequestForm download={download} />
      </Dialog>
    </>
  );
}
