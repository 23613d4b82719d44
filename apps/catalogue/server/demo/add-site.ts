import { languages, sites, siteTexts, socialChatEntries, socialChatEntryTexts } from '../database/schema';
import { inLanguages } from './in-languages';
import type { DemoAdding } from './load-demo';
import { idAt } from './numbering';

/** The site itself; its row marks that the demo is loaded. */
export async function addSite({ tx, siteId, content: { site, shop } }: DemoAdding): Promise<void> {
  const row = {
    languages: [...languages],
    originalDomain: '',
    isShop: site.isShop,
    shippingCents: shop.shippingCents,
    chatRequired: site.isChatRequired,
    ...site.layout,
    email: site.company.email,
    phone: site.company.phone,
    demoVersion: '1',
  };
  await tx
    .insert(sites)
    .values({ id: siteId, ...row })
    .onConflictDoUpdate({ target: sites.id, set: row });
  await tx.delete(siteTexts);
  await tx.insert(siteTexts).values(
    inLanguages((say) => ({
      siteId,
      name: say(site.name),
      title: say(site.title),
      keywords: say(site.keywords),
      description: say(site.description),
      companyName: say(site.company.name),
      address: say(site.company.address),
      hours: say(site.company.hours),
    })),
  );
  for (const [index, { type, areaCode, account, message }] of site.social.entries()) {
    const entryId = idAt(index);
    await tx.insert(socialChatEntries).values({ id: entryId, siteId, position: index, type, areaCode, account });
    await tx.insert(socialChatEntryTexts).values(inLanguages((say) => ({ entryId, message: say(message) })));
  }
}
