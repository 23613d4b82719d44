import type { DemoArticle } from '../types';
import { words } from '../words';

export const readingADraft: DemoArticle = {
  slug: 'reading-a-draft',
  cover: 'article-reading-a-draft',
  addedAt: '2025-04-10',
  reads: 3650,
  title: words('How to read a draft', '怎样看意匠图'),
  summary: words(
    'Point paper in ten minutes: what a filled square means, where the repeat ends, and what the draft tells about the cloth.',
    '十分钟看懂意匠图：黑格是什么，循环到哪里止，从图上能读出布的哪些脾气。',
  ),
  bodyHtml: words(
    `<p>Every fabric on this site carries a small square of point paper. It is the shortest honest description of a cloth that exists. Two minutes of practice are enough to read it, ten to enjoy it.</p>
<h2>One rule</h2>
<p>A column is a warp end, a row is a weft pick. A filled square means that here the end passes <em>over</em> the pick, so you see warp. An empty square means that you see weft. That is all. Plain weave is a chessboard; there is no other way to fill a square of two by two so that every yarn is held.</p>
<h2>Find the repeat</h2>
<p>Look for the smallest block that, laid beside itself and on top of itself, gives the whole. Plain weave repeats on 2 × 2, a 3/1 twill on 4 × 4, a five-end satin on 5 × 5, our herringbone on 24 × 4, because it turns after twelve ends. The repeat tells the weaver how many shafts he needs, and the buyer how large a pattern becomes: the repeat in ends divided by the ends per inch is its width.</p>
<h2>Count the filled squares</h2>
<p>In a 3/1 twill three squares of four are filled. Three quarters of the face is warp, which is why denim is blue outside and pale inside. In a sateen four of five squares are empty: the weft makes the face, and one can save on the warp. In a 2/2 twill both sides are alike but for the direction of the line.</p>
<h2>Follow a float</h2>
<p>Run along a column and count how many filled squares follow each other. That is the float. Long floats make a cloth smooth, lustrous and supple, and they let more yarn lie side by side; they also let it snag and slip. A float of three is a good compromise, of four asks for a fine yarn, of seven belongs on a sofa that nobody sits on.</p>
<table><thead><tr><th>Weave</th><th>Longest float</th><th>Cover factor in the warp</th><th>Typical use</th></tr></thead><tbody><tr><td>Plain</td><td>1</td><td>10–22</td><td>Poplin, voile</td></tr><tr><td>2/2 twill</td><td>2</td><td>13–26</td><td>Flannel, suiting</td></tr><tr><td>3/1 twill</td><td>3</td><td>22–31</td><td>Denim, drill</td></tr><tr><td>5-end satin</td><td>4</td><td>18–34</td><td>Satin trousers</td></tr></tbody></table>
<h2>See which way the line goes</h2>
<p>If filled squares climb to the right, it is a right-hand twill; to the left, a left-hand one. Together with the twist of the yarn this decides how clear the line stands and to which side a trouser leg turns in the wash. In a broken twill the line is interrupted on purpose, and the leg stays straight.</p>
<h2>What it leaves out</h2>
<p>A draft does not know counts, density or colour. The same chessboard is a voile of 68 grams and a canvas of 340. Read it together with the line of figures beneath it, and you know more of the cloth than a photograph can tell.</p>`,
    `<p>本站每块布旁边都有一小方意匠图。说布说得最短、又最老实的，就是它。两分钟能看懂，十分钟能看出趣味。</p>
<h2>一条规矩</h2>
<p>一列是一根经，一行是一根纬。涂黑，表示经在纬上，看见的是经；留白，看见的是纬。就这么多。平纹即棋盘格：两经两纬要互相扣住，再无第二种填法。</p>
<h2>先找循环</h2>
<p>找出最小的一块，左右上下铺开即成全图。平纹2×2，三上一下斜纹4×4，五枚缎5×5；我们的人字每十二根换向，故为24×4。循环大小，告诉织布的要几片综，告诉买布的花有多大：循环经数除以每英寸经数，就是花宽。</p>
<h2>再数黑格</h2>
<p>3/1斜纹四格黑三格，布面四分之三是经，所以牛仔外蓝里白。纬缎五格白四格，面子由纬纱做，经纱可以省。2/2斜纹正反相同，只是斜向相反。</p>
<h2>顺着一列看浮长</h2>
<p>一列之中连续黑了几格，浮长就是几。浮得长，布就滑、亮、软，纱可以排得更挤；也因此易勾、易滑。浮三是折中，浮四要用细纱，浮七只合放在没人坐的沙发上。</p>
<table><thead><tr><th>组织</th><th>最长浮长</th><th>经向紧度系数K</th><th>常见用途</th></tr></thead><tbody><tr><td>平纹</td><td>1</td><td>10–22</td><td>府绸、巴厘纱</td></tr><tr><td>2/2斜纹</td><td>2</td><td>13–26</td><td>法兰绒、西装呢</td></tr><tr><td>3/1斜纹</td><td>3</td><td>22–31</td><td>牛仔、卡其</td></tr><tr><td>五枚缎</td><td>4</td><td>18–34</td><td>缎纹裤料</td></tr></tbody></table>
<h2>看斜线往哪边走</h2>
<p>黑格向右上走是右斜，向左上走是左斜。斜向与纱的捻向一配，便定了纹路清不清、裤腿洗后往哪边扭。破斜纹把斜线故意打断，裤腿就不扭了。</p>
<p>行话里“捺斜”“撇斜”说的也是这件事：捺斜如写字的一捺，是左斜；撇斜如一撇，是右斜。看样布时记得先认准正面和经向，布一翻，斜向就反了。</p>
<h2>图上没有的</h2>
<p>意匠图不知道纱支、密度和颜色。同一张棋盘，可以是68克的巴厘纱，也可以是340克的帆布。和下面那行数字一起看，你对这块布的了解，胜过一张照片。</p>`,
  ),
};
