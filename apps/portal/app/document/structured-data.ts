import { inLanguage } from '../language/address';
import type { Community } from '../layout/community';

/** What programs read of a page (schema.org). Only what is true: what is not known is left out. */
export type StructuredData = Readonly<Record<string, unknown>>;

export function organizationData(community: Community, origin: string): StructuredData {
  const { name, description, contact, founded } = community;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    description,
    url: `${origin}/`,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    ...(founded > 0 && { foundingDate: String(founded) }),
  };
}

interface ReadNews {
  readonly title: string;
  readonly summary: string;
  readonly day: { readonly machine: string };
  readonly img: { readonly url: string } | null;
}

export function newsData(news: ReadNews, community: Community, origin: string, pathname: string): StructuredData {
  const organization = organizationData(community, origin);
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary,
    datePublished: news.day.machine,
    url: origin + pathname,
    ...(news.img && { image: [new URL(news.img.url, origin).href] }),
    author: organization,
    publisher: organization,
  };
}

interface ReadJob {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly paragraphs: readonly string[];
  readonly day: { readonly machine: string };
  readonly closes: { readonly machine: string } | null;
  readonly employment: 'full' | 'part' | 'temporary' | 'internship';
  readonly openings: number;
  readonly pay: { readonly min: number; readonly max: number } | null;
}

const employmentTypes = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const satisfies Record<ReadJob['employment'], string>;

export function jobData(job: ReadJob, origin: string, pathname: string): StructuredData {
  const { title, company, place, paragraphs, day, closes, employment, openings, pay } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join(''),
    datePosted: day.machine,
    ...(closes && { validThrough: closes.machine }),
    employmentType: employmentTypes[employment],
    totalJobOpenings: openings,
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CN' },
    },
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: { '@type': 'QuantitativeValue', minValue: pay.min / 100, maxValue: pay.max / 100, unitText: 'MONTH' },
      },
    }),
    url: origin + pathname,
  };
}

interface ReadCompany {
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly founded: number | null;
  readonly img: { readonly url: string } | null;
}

export function companyData(company: ReadCompany, origin: string, pathname: string): StructuredData {
  const { name, paragraphs, address, phone, email, website, founded, img } = company;
  return {
    '@type': 'Organization',
    name,
    url: origin + pathname,
    ...(paragraphs[0] && { description: paragraphs[0] }),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(website && { sameAs: [website] }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(img && { image: new URL(img.url, origin).href }),
    memberOf: { '@id': `${origin}/#organization` },
  };
}

interface ReadMember {
  readonly name: string;
  readonly post: string;
  readonly company: { readonly id: number; readonly name: string } | null;
}

export function personData(member: ReadMember, origin: string, pathname: string): StructuredData {
  const { name, post, company } = member;
  return {
    '@type': 'Person',
    name,
    url: origin + pathname,
    ...(post && { jobTitle: post }),
    ...(company && {
      worksFor: {
        '@type': 'Organization',
        name: company.name,
        url: origin + inLanguage(`/companies/${company.id}`, pathname.startsWith('/en/') ? 'en' : 'zh-cn'),
      },
    }),
    memberOf: { '@id': `${origin}/#organization` },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface ReadActivity {
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly phase: string;
  readonly begins: { readonly machine: string };
  readonly ends: { readonly machine: string };
  readonly seats: number;
  readonly taken: number;
  readonly img: { readonly url: string } | null;
  readonly tickets: readonly { readonly title: string; readonly price: number }[];
}

export function eventData(activity: ReadActivity, origin: string, pathname: string): StructuredData {
  const { title, summary, place, phase, begins, ends, seats, taken, img, tickets } = activity;
  const isOpen = phase === 'enrolling';
  return {
    '@type': 'Event',
    name: title,
    ...(summary && { description: summary }),
    startDate: begins.machine,
    endDate: ends.machine,
    eventStatus: `https://schema.org/${phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && {
      location: { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', addressLocality: place } },
    }),
    maximumAttendeeCapacity: seats,
    remainingAttendeeCapacity: Math.max(0, seats - taken),
    ...(img && { image: [origin + img.url] }),
    offers: tickets.map(({ title: name, price }) => ({
      '@type': 'Offer',
      name,
      price: price / 100,
      priceCurrency: 'CNY',
      availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
      url: origin + pathname,
    })),
    organizer: { '@id': `${origin}/#organization` },
    url: origin + pathname,
  };
}
