/** What search engines require of a thing, by its type; what is not listed here has no business on a page. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['priceCurrency', 'lowPrice'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  Article: ['headline', 'author', 'datePublished', 'image'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url'],
  Product: ['name', 'image', 'description', 'brand'],
  PropertyValue: ['name', 'value'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Whether a moment is one of ISO 8601, with its zone. */
const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** What values have to look like, wherever they stand. */
const forms: Readonly<Record<string, (value: unknown, origin: string) => boolean>> = {
  url: (value, origin) => typeof value === 'string' && value.startsWith(`${origin}/`),
  item: (value, origin) => typeof value === 'string' && value.startsWith(`${origin}/`),
  uploadDate: isMoment,
  datePublished: isMoment,
  duration: (value) => typeof value === 'string' && /^PT\d+S$/.test(value),
  // UN/CEFACT recommendation 20: two or three letters and digits.
  unitCode: (value) => typeof value === 'string' && /^[A-Z0-9]{2,3}$/.test(value),
  name: (value) => typeof value === 'string' && value.trim() !== '',
};

/** What is wrong with a thing, in words; nothing when it is right. */
export function faultsOfThing(thing: Readonly<Record<string, unknown>>, origin: string): string[] {
  const type = String(thing['@type']);
  const wanted = required[type];
  if (wanted === undefined) return [`${type} is not known`];
  return [
    ...wanted.filter((name) => thing[name] === undefined || thing[name] === '').map((name) => `${type} lacks ${name}`),
    ...Object.entries(forms)
      .filter(([name, isRight]) => thing[name] !== undefined && !isRight(thing[name], origin))
      .map(([name]) => `${type} has the ${name} ${JSON.stringify(thing[name])}`),
  ];
}
