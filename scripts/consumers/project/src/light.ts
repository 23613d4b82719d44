import { cents, formatCents } from '@selvedge/domain/money';
import { rewriteLink } from '@selvedge/rewriting';

console.log(JSON.stringify([formatCents(cents(1990)), rewriteLink('about-us', { prefix: '/zh-cn' })]));
