import type { DemoArticle } from '../types';
import { words } from '../words';

export const gsmAndHandle: DemoArticle = {
  slug: 'gsm-and-handle',
  cover: 'article-gsm-and-handle',
  addedAt: '2025-10-30',
  reads: 3344,
  title: words('Same weight, another cloth: what gsm does not tell', '同样克重，两样布：克重没有说的话'),
  summary: words(
    'Grams per square metre follow from counts and density. Handle follows from how the same grams are arranged.',
    '克重由纱支与密度而来；手感，则看同样的克数怎样摆放。',
  ),
  bodyHtml: words(
    `<p>Buyers ask for a weight first, and they are right to: it decides the price of the yarn, the season and the freight. But two cloths of 115 grams can feel like a sheet of paper and like a scarf. The scale cannot tell them apart.</p>
<h2>Where the grams come from</h2>
<p>Take one inch of warp: so many ends, each with its tex, and a little longer than the cloth because it bends over and under the weft. Do the same for the weft, and add:</p>
<p><strong>g/m² = 0.03937 × (ends × tex of warp × 1.08 + picks × tex of weft × 1.04)</strong></p>
<p>The factors 1.08 and 1.04 are the usual crimp of a finished cloth. A poplin of Ne 40 both ways, 133 by 72, comes to 127 g/m². A voile of Ne 80 by 40, 100 by 60, to 68. A denim of Ne 7 by 7, 72 by 46, to 417, or 12.3 ounces a square yard. Every weight on this site is made in this way, and cloth off the loom agrees within five per cent. If a supplier’s weight does not follow from his own construction, one of the two is invented.</p>
<h2>Where the handle comes from</h2>
<table><thead><tr><th>Cloth</th><th>Construction</th><th>g/m²</th><th>How it feels</th></tr></thead><tbody><tr><td>End-on-end</td><td>80/2 × 80/2, 110 × 76</td><td>115</td><td>round, soft</td></tr><tr><td>Herringbone</td><td>60 × 60, 180 × 100</td><td>116</td><td>smooth, dense</td></tr><tr><td>Quilting poplin</td><td>40 × 40, 110 × 76</td><td>115</td><td>plain, a little dry</td></tr></tbody></table>
<ul><li><strong>Fineness.</strong> A yarn of half the thickness bends about sixteen times more easily. Fine yarns packed closely give a supple cloth of the same weight.</li><li><strong>Interlacing.</strong> Each crossing is a small joint that resists. Plain weave has the most of them, satin the fewest.</li><li><strong>Twist.</strong> High twist makes yarn thin, hard and dry; low twist makes it full and warm.</li><li><strong>Cover.</strong> Ends per inch divided by the square root of Ne says how closely the yarns stand. Below ten you see through, above twenty-five a plain weave cannot be woven.</li><li><strong>Finish.</strong> Mercerising closes, raising opens, softener lies about both until the third wash.</li></ul>
<h2>Ounces, and other weights</h2>
<p>An ounce a square yard is 33.9 g/m². Denim is told in ounces, and unsanforised cloth gains a tenth in the wash, because the same yarn then lies on less surface. Ask which of the two a number means. Home textiles are sometimes told by the running metre: divide by the width.</p>
<h2>How to weigh</h2>
<p>Cut five round pieces of 100 cm² across the width, away from the selvedge, condition them for a day at 20 °C and 65 per cent humidity, and weigh to the milligram. Cotton takes up eight per cent of water from damp air. A summer without air conditioning makes every cloth heavier, and every supplier honest.</p>`,
    `<p>买家开口先问克重，问得有理：纱钱、季节、运费都系于此。可同样115克，有的像纸，有的像围巾，秤上分不出来。</p>
<h2>克从哪里来</h2>
<p>取一英寸经：几根，每根几特，因上下屈曲又比布长一点；纬亦如此，加起来：</p>
<p><strong>克重 = 0.03937 ×（经密 × 经纱特数 × 1.08 + 纬密 × 纬纱特数 × 1.04）</strong></p>
<p>1.08与1.04是成品布常见的织缩。40×40、133×72的府绸，127克；80×40、100×60的巴厘纱，68克；7×7、72×46的牛仔，417克，即12.3盎司。本站所有克重都这样得来，下机实测相差不过5%。哪家的克重若与自报规格对不上，两者必有一个是编的。</p>
<h2>手感从哪里来</h2>
<table><thead><tr><th>品种</th><th>规格</th><th>克重</th><th>手感</th></tr></thead><tbody><tr><td>米通</td><td>80/2×80/2，110×76</td><td>115</td><td>圆、软</td></tr><tr><td>人字</td><td>60×60，180×100</td><td>116</td><td>滑、密</td></tr><tr><td>绗缝府绸</td><td>40×40，110×76</td><td>115</td><td>平、略干</td></tr></tbody></table>
<ul><li><strong>粗细。</strong>直径减半，弯曲刚度约降至十六分之一。细纱密织，同克重而更柔。</li><li><strong>交织。</strong>每个交织点都是一个抗弯的小关节，平纹最多，缎纹最少。</li><li><strong>捻度。</strong>捻高则细、硬、爽，捻低则丰、暖、糯。</li><li><strong>紧度。</strong>经密除以英支的平方根，便知纱站得多挤。十以下透亮，过二十五，平纹就织不动了。</li><li><strong>整理。</strong>丝光使之紧，起毛使之松，柔软剂两头说谎，说到第三次洗为止。</li></ul>
<h2>盎司与其他</h2>
<p>每平方码一盎司合33.9克每平方米。牛仔论盎司；未预缩的布洗后会重一成，因为同样的纱摊在更小的面积上。所以要问清，报的是洗前还是洗后。家纺有按延米报克重的，除以幅宽即可。</p>
<h2>怎么称</h2>
<p>避开布边，沿幅宽裁五块100平方厘米圆片，在20℃、65%湿度下放一天，称到毫克。潮湿空气里棉能吸8%的水。没有空调的黄梅天，每块布都更重，每家供应商都更老实。</p>
<p>因此合同上写克重，最好连公差与调湿条件一起写：如“127克±5%，按ISO 3801，标准大气调湿后”。少写半句，到货时就多吵半天。</p>`,
  ),
};
