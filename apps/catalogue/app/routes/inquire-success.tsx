import type { MetaFunction } from '@remix-run/node';
import { pageMeta } from '../document/page-meta';
import { InquirySuccess } from '../inquiry/inquiry-success';
import { siteOf } from '../layout/site-data';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  return site ? pageMeta(site, site.title, { title: m.success_title(), path: location.pathname, isPrivate: true }) : [];
};

export default function InquireSuccess() {
  return <InquirySuccess />;
}
