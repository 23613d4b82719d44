import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { countContent, loadSite } from './site-queries';

/** What an application needs to know of the site before it shows anything; nothing when there is no site. */
export async function loadBaseInfo({ db, kept, language, siteId, drafts }: CatalogueContext) {
  const [found, counts] = await Promise.all([
    kept.exactly('site', () => loadSite(db, siteId)),
    drafts ? countContent(db, { drafts }) : kept.exactly('content counts', () => countContent(db)),
  ]);
  if (found === undefined) return undefined;
  const { site, texts, social } = found;
  const { name, title, keywords, description, companyName, address, hours } = inLanguage(texts, language);
  return {
    site: {
      site_id: site.id,
      site_type: site.siteType,
      language_code: language,
      original_domain: site.originalDomain,
      is_shop: site.isShop,
      lang_prefix: language === site.languageCode ? site.langPrefix : `/${language}`,
      publish_version: site.publishVersion.toFixed(3),
    },
    layout: {
      header_position: site.headerPosition,
      home_header_position: site.homeHeaderPosition,
      header_mode: site.headerMode,
      header_dropdown: site.headerDropdown,
      list_autoplay: site.listAutoplay,
    },
    name,
    title,
    keywords,
    description,
    company: { name: companyName, email: site.email, phone: site.phone, address, hours },
    social: social.map(({ type, areaCode, account, texts: said }) => ({
      type,
      code: JSON.stringify({ area_code: areaCode, account, message: inLanguage(said, language).message }),
    })),
    chat_required: site.chatRequired,
    counts,
  };
}
