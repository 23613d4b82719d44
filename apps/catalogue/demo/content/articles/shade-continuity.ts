import type { DemoArticle } from '../types';
import { words } from '../words';

export const shadeContinuity: DemoArticle = {
  slug: 'shade-continuity',
  cover: 'article-shade-continuity',
  addedAt: '2025-07-24',
  reads: 2418,
  title: words('The last metre: keeping a shade through a lot', '最后一米：批内如何不变色'),
  summary: words(
    'A delta-E under one sounds safe. Whether a shirt’s sleeve matches its front depends on what lies behind the number.',
    '色差小于1听来稳妥。袖子与前片配不配，要看这个数字背后还有什么。',
  ),
  bodyHtml: words(
    `<p>A garment maker cuts a hundred layers at a time and sews a left sleeve from roll seven to a front from roll twelve. He does not compare either to your standard. He compares them to each other, in daylight, at a distance of one metre. Shade continuity is the promise that he sees nothing.</p>
<h2>What delta-E measures</h2>
<p>Two colours are measured by a spectrophotometer, placed as points in a space of lightness, redness and yellowness, and the distance between the points is ΔE. The CMC(2:1) formula stretches that space to resemble the eye, which forgives a difference in lightness more readily than one in hue. Under 0.5 hardly anyone sees a difference, at 1.0 most do when the edges touch. We pass lots at 0.8 against the standard.</p>
<h2>Why 0.8 can still be 1.6</h2>
<p>One roll may lie 0.8 to the red of the standard and the next 0.8 to the green. Both pass, and together they are a complaint. That is why we also hold the distance between any two rolls of a lot, at 0.6, and sort into shade groups when an order is large. The group is printed on the ticket as a letter. Cut each letter by itself and you have done all that can be done.</p>
<h2>Where shades drift</h2>
<ul><li><strong>In the fibre.</strong> Cotton from two harvests takes dye differently. We lay down bales for a whole order before the first cone is dyed.</li><li><strong>In the cone.</strong> Too dense a winding stays pale inside. Density is measured on every tenth cone.</li><li><strong>In the warp.</strong> Cones of two vessels side by side give a line. We creel by vessel, and change vessels only between warps.</li><li><strong>In finishing.</strong> Heat turns some reactives redder for an hour. Nobody judges a shade before the cloth has rested.</li></ul>
<h2>Light sources, and a trap</h2>
<p>Two samples may agree in daylight and part company under shop lighting. This is metamerism; it comes from reaching the same shade with different dyes. The cure is to match your standard with the dyes it was made of, or to decide under which light you sell. Our lab dips are judged under D65 and checked under TL84 and A. Tell us if your shops use LEDs: they differ among themselves more than any two of these.</p>
<h2>What you can do</h2>
<p>Send a standard of at least five by five centimetres, of cloth rather than paper, not folded and not handled. Say what it will be worn beside. Keep a piece of every shipment in a drawer, with the lot number on it. And put the tolerance into the order: a number that is written down is measured; a number that is remembered is discussed.</p>`,
    `<p>成衣厂一裁上百层，左袖出自第七卷，前片出自第十二卷。他不拿它们对您的标样，只拿它们互相对，日光下，隔一米。所谓批内连续，就是保证他什么也看不出来。</p>
<h2>ΔE量的是什么</h2>
<p>分光仪把两个颜色放进明度、红绿、黄蓝组成的空间里，两点间的距离就是ΔE。CMC(2:1)公式把空间按人眼拉伸：眼睛宽待明度差，苛求色相差。小于0.5几乎无人能辨，到1.0，两边一拼多数人看得出。我们对标样以0.8放行。</p>
<h2>0.8何以变成1.6</h2>
<p>一卷偏红0.8，一卷偏绿0.8，各自合格，拼起来便是投诉。所以还须管卷与卷：同批任意两卷不超过0.6；大单再分色组，组别以字母印在卷标上。按字母分开裁，能做的就都做到了。</p>
<h2>颜色在哪里走样</h2>
<ul><li><strong>在纤维。</strong>两季棉花得色不同，整单所用棉包须在首缸之前备齐。</li><li><strong>在筒子。</strong>络得太紧，内层发白，每十筒测一次密度。</li><li><strong>在经轴。</strong>两缸纱并排必出条痕。我们按缸上架，换缸只在换轴时。</li><li><strong>在整理。</strong>有些活性染料受热会暂时偏红，布不回潮，不谈颜色。</li></ul>
<h2>光源，以及一个坑</h2>
<p>两块样日光下一致，到了店里灯下却分家，这叫同色异谱：同一个色用不同染料拼成。治法是用标样原来的染料打样，或者先定下在什么灯下卖。我们的小样以D65为准，TL84与A光源复核。贵司门店若用LED请告知，LED之间的差别，比上面任何两种都大。</p>
<p>看色也要讲究姿势：样布折成四层不透光，同一经向并排，光从上方来，眼与布成四十五度，一次看不超过三秒。看久了，眼睛会替两块布“和稀泥”。</p>
<h2>您可以做的</h2>
<p>标样至少五厘米见方，要布不要纸卡，莫折莫摸。写明它将与什么相拼。每批留一块，注上批号，放进抽屉。并把容差写进订单：写下来的数字会被测量，记在心里的数字只会被争论。</p>`,
  ),
};
