import type { DemoArticle } from '../types';
import { words } from '../words';

export const neNmTex: DemoArticle = {
  slug: 'ne-nm-tex',
  cover: 'article-ne-nm-tex',
  addedAt: '2025-02-20',
  reads: 4812,
  title: words('Ne, Nm, tex: three rulers for one yarn', 'Ne、Nm、tex：一根纱，三把尺'),
  summary: words(
    'Why a higher number is sometimes a finer yarn and sometimes a coarser one, and how to convert without a table.',
    '数字大，有时是细，有时是粗。三种支数如何换算，不查表也能算。',
  ),
  bodyHtml: words(
    `<p>Nobody measures a yarn with a calliper. It is soft, hairy and squashed as soon as the jaws touch it. The trade therefore tells its fineness by weight and length, and because it began to do so in several towns at once, it has several systems.</p>
<h2>Length per weight, or weight per length</h2>
<p>English cotton count, written <strong>Ne</strong>, says how many hanks of 840 yards weigh one pound. Metric count, <strong>Nm</strong>, says how many kilometres weigh one kilogram. Both are indirect: the finer the yarn, the more of it goes into the weight, and the higher the number. <strong>Tex</strong> turns it round: grams per thousand metres. Decitex and denier are tex in other steps, for ten and for nine thousand metres. Here the finer yarn has the lower number.</p>
<table><thead><tr><th>From</th><th>To tex</th><th>Ne 40, or its equal</th></tr></thead><tbody><tr><td>Ne</td><td>590.5 ÷ Ne</td><td>Ne 40 = 14.8 tex</td></tr><tr><td>Nm</td><td>1000 ÷ Nm</td><td>Nm 67.7 = 14.8 tex</td></tr><tr><td>dtex</td><td>dtex ÷ 10</td><td>148 dtex = 14.8 tex</td></tr><tr><td>denier</td><td>denier ÷ 9</td><td>133 den = 14.8 tex</td></tr></tbody></table>
<p>One number is worth keeping: 590.5. Divide it by Ne and you have tex; divide it by tex and you have Ne. Between the two metric systems the number is a thousand. From Ne to Nm multiply by 1.69.</p>
<h2>Where plies are hidden</h2>
<p>A two-fold yarn of Ne 80 is written 80/2, and it is as heavy as a single Ne 40. Wool is written the same way, Nm 28/2, while some mills on the Continent put the ply first: 2/28. Tex has its own habit: it names the single and multiplies, 7.4 tex × 2. When somebody offers you a “100s shirting”, ask whether it is 100/1, which is a fine and delicate thing, or 100/2, which is a solid Ne 50 made of two fine yarns. The price will tell you if they do not.</p>
<h2>Linen keeps its own count</h2>
<p>Flax spinners in the English tradition count by the lea of 300 yards to the pound. Lea 43 is Nm 26, or about Ne 15. It is the reason why a linen shirting of “60s” is no finer than a cotton of Ne 21. On this site linen and wool stand in Nm and cotton in Ne, as they are traded, and tex stands beside both.</p>
<h2>What the count does not say</h2>
<p>It says nothing about thickness. A rotor yarn is bulkier than a ring yarn of the same count, a combed one slimmer than a carded one, and wool is springier than either. Nor does it say strength; for that you want centinewtons per tex, which has the advantage that a thick and a thin yarn can be compared directly. Count is where a conversation about cloth begins. It is not where it ends.</p>`,
    `<p>没有人用卡尺量纱。纱是软的，有毛，一夹就扁。行业只好拿重量和长度来说粗细，而这件事当年在好几个城镇同时开始，于是留下了好几套尺子。</p>
<h2>定重与定长</h2>
<p>英制支数<strong>Ne</strong>，指一磅纱里有多少个840码。公制支数<strong>Nm</strong>，指一公斤纱有多少公里。这两种都是“定重制”：纱越细，同样重量里越长，数字越大。<strong>tex</strong>（特克斯）反过来，是一千米纱的克数；分特与旦尼尔只是换了长度，分别按一万米、九千米计。“定长制”里，数字小的反而细。</p>
<table><thead><tr><th>由</th><th>换算成tex</th><th>以英支40为例</th></tr></thead><tbody><tr><td>Ne</td><td>590.5 ÷ Ne</td><td>Ne 40 = 14.8 tex</td></tr><tr><td>Nm</td><td>1000 ÷ Nm</td><td>Nm 67.7 = 14.8 tex</td></tr><tr><td>dtex</td><td>dtex ÷ 10</td><td>148 dtex = 14.8 tex</td></tr><tr><td>旦</td><td>旦 ÷ 9</td><td>133 旦 = 14.8 tex</td></tr></tbody></table>
<p>只要记住一个数：590.5。除以英支得特数，除以特数得英支。公制之间记1000。英支变公支，乘1.69。国标常见583.1，是按8.5%公定回潮率折算的结果，与590.5并不矛盾，只是一个按公定重量、一个按直接换算，做合同时请写明用的是哪一个。</p>
<h2>合股里的玄机</h2>
<p>80支双股写作80/2，分量等于单纱40支。毛纱同理，28/2公支；欧陆有些厂把股数写在前面，2/28。特数另有习惯：写单纱再乘股数，7.4 tex×2。有人报“100支衬衫布”，务必问清是100/1还是100/2：前者娇细，后者是两根细纱合成的50支，扎实耐穿。对方不说，价格会说。</p>
<h2>麻有麻的算法</h2>
<p>英式麻支以一磅300码为一lea。43 lea等于26公支，约合棉纱15英支。所以号称“60支”的麻衬衫布，不过与21支棉相当。本站棉用英支、麻毛用公支，悉随行规，旁边一律附特数。</p>
<h2>支数没有说的</h2>
<p>支数不说直径。同支数下，气流纺比环锭蓬，普梳比精梳胖，毛比棉更有弹性。支数也不说强力，强力要看厘牛每特，好处是粗纱细纱可以直接相比。谈布从支数开口，却不能在支数收尾。</p>`,
  ),
};
