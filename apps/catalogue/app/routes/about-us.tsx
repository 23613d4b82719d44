import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { organizationData } from '../document/structured-data/organization';
import { questionData } from '../document/structured-data/reading-data';
import { MessageSection } from '../inquiry/message-section';
import { siteOf } from '../layout/site-data';
import { orNotFound } from '../page/or-not-found.server';
import { WrittenPage } from '../page/written-page';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return pageMeta(site, site.title, {
    title: data.title,
    description: data.description,
    path: location.pathname,
    image: data.sections.find(({ img }) => img)?.img,
    crumbs: [{ title: data.title }],
    things: [organizationData(site), ...questionData(data.sections)],
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return orNotFound(apiFor(request, context).site.page({ name: 'about-us' }));
}

export default function AboutUs() {
  return (
    <WrittenPage content={useLoaderData<typeof loader>()}>
      <MessageSection />
    </WrittenPage>
  );
}
