import sanitizeHtml from 'sanitize-html';

/** What a text of the mill's own may be made of; everything else is taken out, programs with all they contain. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'figure', 'figcaption', 'img'],
    ...[
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'q',
      'abbr',
      'time',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'section', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'id', 'rel', 'role'],
    abbr: ['title'],
    div: ['class'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    li: ['id'],
    ol: ['start'],
    section: ['role'],
    sup: ['id'],
    td: ['colspan', 'rowspan'],
    th: ['scope', 'colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedClasses: { div: ['table-frame'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from the site itself: the pages' policy lets no others in, and they would tell strangers who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    // A page has one heading of the first rank, and it is not in here.
    h1: 'h2',
    a: (tagName, { href = '', id, role }) => ({
      tagName,
      attribs: {
        ...(href && { href }),
        ...(isName(id) && { id }),
        ...(role?.startsWith('doc-') && { role }),
        ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        // Without both, the page would jump when the picture comes.
        ...(isLength(width) && isLength(height) && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/[^/\\]/.test(attribs.src ?? ''),
};

const isName = (id: string | undefined): id is string => id !== undefined && /^[\p{L}][\p{L}\p{N}_-]{0,79}$/u.test(id);
const isLength = (length: string | undefined): length is string =>
  length !== undefined && /^[1-9]\d{0,4}$/.test(length);

/** Texts change seldom and are read often, so what was made last is kept; more than any page cache asks for at once. */
const kept = new Map<string, string>();
const mostKept = 500;

/**
 * Whatever the database holds, as HTML that is safe to be shown: cleaned again at every reading, because the database
 * may have been written by others than us. Headings can be linked to and tables scroll by themselves on a phone.
 */
export function richText(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const made = framedTables(anchoredHeadings(sanitizeHtml(html, allowed).trim()));
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(html, made);
  return made;
}

/** Gives every heading a name of its own, made of its words. */
function anchoredHeadings(html: string): string {
  const used = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  return html.replace(/<(h[234])>([\s\S]*?)<\/\1>/g, (_, tag: string, words: string) => {
    const text = words.replace(/<[^>]*>|&[#\w]+;/g, ' ');
    const name = (
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .join('-')
      .slice(0, 60);
    const own = /^\p{L}/u.test(name) ? name : `part-${name}`;
    let id = own;
    for (let n = 2; used.has(id); n += 1) id = `${own}-${n}`;
    used.add(id);
    return `<${tag} id="${id}">${words}</${tag}>`;
  });
}

/** A wide table scrolls inside its frame, which the keyboard reaches too; the page itself never scrolls sideways. */
function framedTables(html: string): string {
  const bare = html.replace(/<div class="table-frame"[^>]*>([\s\S]*?<\/table>)<\/div>/g, '$1');
  return bare.replace(
    /<table>([\s\S]*?)<\/table>/g,
    '<div class="table-frame" tabindex="0" role="group"><table>$1</table></div>',
  );
}
