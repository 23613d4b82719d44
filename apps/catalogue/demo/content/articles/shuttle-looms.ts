import type { DemoArticle } from '../types';
import { words } from '../words';

export const shuttleLooms: DemoArticle = {
  slug: 'shuttle-looms',
  cover: 'article-shuttle-looms',
  addedAt: '2025-12-04',
  reads: 4106,
  title: words('Twelve old looms and a closed edge', '十二台老织机与一道光边'),
  summary: words(
    'What a shuttle does that a rapier does not, why the cloth is 80 cm wide, and what the red line is for.',
    '梭子做得到而剑杆做不到的是什么，布为何只有80厘米宽，那条红线又是干什么的。',
  ),
  bodyHtml: words(
    `<p>In the far corner of our weaving shed, behind a door that is kept shut for the noise, stand twelve looms built between 1958 and 1971. They make 150 picks a minute; the rapiers on the other side of the wall make 420 at twice the width. By area, all twelve together weave about as much as two modern machines. We keep them because of an edge.</p>
<h2>An edge that closes itself</h2>
<p>A shuttle carries the weft in its belly on a small bobbin, the pirn. It flies through the shed, and on the next pick it flies back. The yarn is never cut: it turns around the outermost end and returns. So the cloth ends in a closed selvedge, self-finished, the <em>self edge</em> that gave it its name. Rapier and projectile looms bring the weft from one side only and cut it at each pick. Their edge is a fringe held by a few crossing threads, and it must be overlocked.</p>
<h2>Why 80 centimetres</h2>
<p>The shuttle has to be thrown by a stick, to fly, and to be caught. The wider the loom, the longer the flight and the slower the weaving. Around the reed width that gives 78 to 82 cm of denim the bargain is best. It is also just enough for one leg, front beside back, with the outseam on the selvedge. One pair of jeans takes about 2.6 metres of it, where 1.4 are enough at 160.</p>
<h2>The red line</h2>
<p>Mills that wove for several customers marked each one’s cloth with coloured ends in the selvedge: red, green, pink, two blues. It was a way not to mix up rolls in a dark store. Ours is two ends of mercerised Ne 80/2 in red, woven in a narrow band of plain. It does not make the cloth better. It shows where it came from.</p>
<h2>Is it better cloth?</h2>
<table><thead><tr><th></th><th>Shuttle</th><th>Projectile</th></tr></thead><tbody><tr><td>Width</td><td>78–82 cm</td><td>142–172 cm</td></tr><tr><td>Picks a minute</td><td>150</td><td>330</td></tr><tr><td>Warp tension</td><td>low, moving</td><td>high, steady</td></tr><tr><td>Weft faults a 100 m</td><td>6–9</td><td>1–2</td></tr><tr><td>Smallest order</td><td>800 m</td><td>2,000 m</td></tr></tbody></table>
<p>It is less regular, and that is its beauty and its risk. Low tension lets the warp stand higher and the yarn’s own unevenness show; the face has depth, and fades with more life. But a shuttle loom also starts with a mark, changes pirns with a mark and stops for reasons of its own. Inspection takes three times as long, and we allow 28 points a hundred square metres instead of 18. Whoever wants a flawless face should buy the wide cloth. It is a very good cloth.</p>
<h2>Keeping them alive</h2>
<p>Nobody makes spare parts. We cast picking sticks from hickory blanks, turn cams in our own shop and keep two dead looms for their organs. Three of the tuners are over sixty. Since last year each has had an apprentice; that, and not the iron, is what will decide how long these looms run.</p>`,
    `<p>织造车间最里头，一扇因噪声常年关着的门后，立着十二台1958到1971年造的织机。每分钟150纬；隔墙的剑杆机幅宽加倍，每分钟420纬。按面积算，十二台合起来才抵两台新机。留着它们，只为一道边。</p>
<h2>自己收口的边</h2>
<p>梭子腹中装着纡子，纬纱绕在上头。它飞过梭口，下一纬再飞回来，纱从不剪断，绕过最外一根经又折返。于是布边自然封口，英文叫self edge，selvedge之名即由此来。剑杆、片梭只从一侧引纬，纬纬剪断，边上是毛须，靠几根绞经锁住，缝制时还得拷边。</p>
<h2>为何80厘米</h2>
<p>梭子要靠打梭棒打出去，要飞，还要接住。机越宽，飞得越远，织得越慢。下机78到82厘米，最为合算；恰好并排放下一条裤腿的前后片，外缝落在光边上。一条牛仔裤因此用料约2.6米，换160厘米的布只需1.4米。</p>
<h2>那条红线</h2>
<p>早年一厂为多家织布，在布边织进不同色纱作记号：红、绿、粉、双蓝，免得昏暗库房里拿错卷。我们的是两根80/2丝光红纱，织在一窄条平纹里。它不会让布更好，只说明布从哪里来。</p>
<h2>布更好吗？</h2>
<table><thead><tr><th></th><th>有梭</th><th>片梭</th></tr></thead><tbody><tr><td>幅宽</td><td>78–82厘米</td><td>142–172厘米</td></tr><tr><td>每分钟纬数</td><td>150</td><td>330</td></tr><tr><td>经纱张力</td><td>低而起伏</td><td>高而稳定</td></tr><tr><td>百米纬向疵点</td><td>6–9个</td><td>1–2个</td></tr><tr><td>起订量</td><td>800米</td><td>2000米</td></tr></tbody></table>
<p>它不那么匀，好处与风险都在这里。张力低，经纱浮得高，纱的粗细也露出来，布面有深浅，褪色更活。可开车有痕，换纡有痕，停车也有它自己的理由。验布要花三倍工夫，每百平方米放宽到28分，而宽幅布是18分。求面子无瑕的，请买宽幅，那也是很好的布。</p>
<h2>怎样让它们活着</h2>
<p>零件早没人造了。打梭棒用山核桃木坯自己削，凸轮自家车，另留两台“死机”拆件。保全工里三位年过六十，去年起各带一个徒弟。这些机器还能转多久，看的不是铁，是他们。</p>
<p>常有人问，为什么不把新织机调慢来仿？试过。张力可以调低，车速可以放慢，毛边却变不成光边；剪断的纬纱，不会自己走回来。</p>`,
  ),
};
