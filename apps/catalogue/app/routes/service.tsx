import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { questionData } from '../document/structured-data/reading-data';
import { MessageSection } from '../inquiry/message-section';
import { withoutLanguage } from '../language/address';
import { siteOf } from '../layout/site-data';
import { orNotFound } from '../page/or-not-found.server';
import { serviceNames } from '../page/service-names';
import { ServiceWays } from '../page/service-ways';
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
    things: [...questionData(data.sections)],
  });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const path = withoutLanguage(new URL(request.url).pathname);
  const name = serviceNames.find((service) => path === `/${service}`);
  if (!name) throw notFound();
  return orNotFound(apiFor(request, context).site.page({ name }));
}

export default function Service() {
  const content = useLoaderData<typeof loader>();
  return (
    <WrittenPage content={content}>{content.name === 'oem-odm' ? <MessageSection /> : <ServiceWays />}</WrittenPage>
  );
}
