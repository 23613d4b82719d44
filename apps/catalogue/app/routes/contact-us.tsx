import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ChatSection } from '../chat/chat-section';
import { loadChat } from '../chat/load-chat.server';
import { pageMeta } from '../document/page-meta';
import { organizationData } from '../document/structured-data/organization';
import { questionData } from '../document/structured-data/reading-data';
import { inquiryAction } from '../inquiry/inquiry-action.server';
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  const [page, chat] = await Promise.all([orNotFound(api.site.page({ name: 'contact-us' })), loadChat(api)]);
  return { ...page, chat };
}

/** Every leave-a-message form of the site is sent here. */
export const action = (args: ActionFunctionArgs) => inquiryAction(args);

export default function ContactUs() {
  const content = useLoaderData<typeof loader>();
  return (
    <WrittenPage content={content}>
      <ChatSection entries={content.chat} />
      <MessageSection refused={useActionData<typeof action>()} />
    </WrittenPage>
  );
}
