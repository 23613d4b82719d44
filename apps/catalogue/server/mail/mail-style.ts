import { html } from '@selvedge/server-kit';
import type { Language } from '../database/schema';

/** The site's own faces are not on the reader's machine: the nearest ones that are. */
export const fonts = {
  en: {
    heading: "font-family:Newsreader,Georgia,'Times New Roman',serif;letter-spacing:-0.012em;line-height:1.12;",
    text: "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;line-height:1.55;",
  },
  'zh-cn': {
    heading: "font-family:'Songti SC','Noto Serif CJK SC','Noto Serif SC',SimSun,serif;line-height:1.35;",
    text: "font-family:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif;line-height:1.7;",
  },
} as const satisfies Record<Language, { readonly heading: string; readonly text: string }>;

const ink = '#161a22';
const soft = '#5c6069';
const line = '#dcd9d3';
const indigo = '#24356b';
const thread = '#b3352c';

/** The roles of a mail's parts, each as it stands in an attribute. */
export const style = {
  body: `margin:0;padding:24px 12px;background:#f7f4ee;color:${ink};font-size:16px;overflow-wrap:anywhere;`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all;',
  sheet: `max-width:536px;margin:0 auto;padding:28px 24px 24px;background:#fffdf9;border-top:2px solid ${thread};`,
  site: `margin:0 0 36px;color:${soft};font-size:18px;`,
  title: 'margin:0 0 20px;font-size:30px;font-weight:400;text-wrap:balance;',
  paragraph: 'margin:0 0 18px;',
  note: `margin:24px 0 0;color:${soft};font-size:14px;`,
  action: `display:inline-block;padding:12px 24px;background:${indigo};color:#fffdf9;font-weight:600;text-decoration:none;`,
  label: `margin:28px 0 8px;color:${soft};font-size:14px;font-weight:600;`,
  quote: `margin:0 0 18px;padding:2px 0 2px 16px;border-left:2px solid ${line};`,
  list: 'margin:0 0 18px;padding:0;list-style:none;',
  row: `padding:10px 0;border-top:1px solid ${line};`,
  link: `color:${indigo};`,
  figure: `color:${soft};font-family:'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace;font-size:13px;`,
  factName: `color:${soft};font-size:14px;`,
  factValue: 'margin:0;',
  foot: `margin:40px 0 0;padding:16px 0 0;border-top:1px solid ${line};color:${soft};font-size:14px;`,
} as const;

/** The same roles on a dark screen. */
export const darkStyle = html`@media (prefers-color-scheme: dark) {
.paper { background: #101319 !important; color: #f0ece3 !important; }
.sheet { background: #161a22 !important; }
.soft { color: #b3b0a8 !important; }
.link { color: #b9c6f2 !important; }
.action { background: #b9c6f2 !important; color: #161a22 !important; }
.quote, .row, .foot { border-color: #3a3e47 !important; }
}`;
