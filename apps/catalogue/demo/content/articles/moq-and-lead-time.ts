import type { DemoArticle } from '../types';
import { words } from '../words';

export const moqAndLeadTime: DemoArticle = {
  slug: 'moq-and-lead-time',
  cover: 'article-moq-and-lead-time',
  addedAt: '2026-06-04',
  reads: 3127,
  title: words('Why eight hundred metres, and why forty days', '为什么是八百米，为什么要四十天'),
  summary: words(
    'A minimum is not a mood. Where it comes from, where it can be bent, and what fills the weeks of a lead time.',
    '起订量不是脾气。它从哪里来，哪里可以松动，交期里的几周都花在了什么上。',
  ),
  bodyHtml: words(
    `<p>Two questions come with almost every inquiry: can it be less, and can it be sooner. Both have honest answers once one knows what stands behind the figures.</p>
<h2>Where a minimum comes from</h2>
<p>The smallest economical dyeing vessel takes 50 kilograms. A vessel that is half full uses nearly the same water, steam and time as a full one. A shirting of 111 grams and 148 centimetres needs 165 grams of yarn a metre, half of it warp. In a check of four colours the smallest colour should still fill its vessel, and from there the metres follow: around a thousand.</p>
<p>The second limit is the warp. Sizing, drawing-in and knotting take a working day, whether the warp is 300 metres long or 3,000. At the beginning and end of each some 25 metres are lost. On a short warp that is a twelfth of the cloth.</p>
<table><thead><tr><th>Kind</th><th>Minimum a colour</th><th>What sets it</th><th>Lead time</th></tr></thead><tbody><tr><td>Shirting</td><td>1,000 m</td><td>dyeing vessel</td><td>30 days</td></tr><tr><td>Wool coating</td><td>600 m</td><td>milling lot</td><td>35 days</td></tr><tr><td>Denim</td><td>2,000 m</td><td>indigo range</td><td>40 days</td></tr><tr><td>Selvedge denim</td><td>800 m</td><td>slow looms</td><td>60 days</td></tr><tr><td>Dyed yarn</td><td>40–1,000 kg</td><td>vessel, spinning lot</td><td>15–35 days</td></tr></tbody></table>
<h2>Where it can be bent</h2>
<ul><li>Take colours that are being dyed already. The running shades of each season are on the colour card; on those we weave from 300 metres.</li><li>Change the weft only. One warp, four wefts, four colourways: the minimum counts for the warp.</li><li>Take stock. Ecru, white and 12.3-ounce denim lie ready from three metres.</li><li>Pay the difference. Below the minimum there is a surcharge for the lost warp and vessel. It is calculated and shown, and some orders are worth it.</li></ul>
<h2>What happens in forty days</h2>
<p>Yarn is bought and tested in six days. The lab dip runs beside it: two days with us, and as long as it takes with you. Dyeing and winding take six, warping and sizing three, weaving two thousand metres on four looms about six, finishing five, testing and inspection three. The rest is the queue. It is between four days in February and sixteen in August, and it is the only part that shrinks when you tell us in time.</p>
<p>The clock starts with the approval of the lab dip, not with the order. In our records of the last two years orders were late by three days on average; two of these three lay between a dip’s arrival and its answer.</p>
<h2>How to gain a week</h2>
<p>Reserve the greige before the colours are fixed. Approve by a light box and not by post. Name one person who may decide. And tell us the date on which the goods must be at the cutter, instead of the one on which they should leave: we may know a shorter way.</p>`,
    `<p>几乎每封询价都带两问：能不能少，能不能快。知道数字背后是什么，两问都有实在的答案。</p>
<h2>起订量从哪里来</h2>
<p>最小的经济染缸50公斤。装一半，水、汽、时间几乎照付。111克、幅宽148厘米的衬衫布，每米用纱165克，经纱约占一半多。四色格里最少的那一色也得填满一缸，这样推下来，就是一千米上下。</p>
<p>第二道坎是经轴。浆纱、穿经、结经要一个工作日，轴长三百米也好，三千米也好，都是一天；头尾各耗约25米，短轴上这就是十几分之一的布。</p>
<table><thead><tr><th>类别</th><th>每色起订量</th><th>由何决定</th><th>交期</th></tr></thead><tbody><tr><td>衬衫布</td><td>1000米</td><td>染缸</td><td>30天</td></tr><tr><td>呢料</td><td>600米</td><td>缩绒批</td><td>35天</td></tr><tr><td>牛仔</td><td>2000米</td><td>靛蓝染线</td><td>40天</td></tr><tr><td>赤耳牛仔</td><td>800米</td><td>织机慢</td><td>60天</td></tr><tr><td>色纱</td><td>40–1000公斤</td><td>染缸、纺纱批</td><td>15–35天</td></tr></tbody></table>
<h2>哪里可以松动</h2>
<ul><li>用正在染的颜色。每季常备色在色卡上，这些色300米即可开织。</li><li>只换纬纱。一轴经配四种纬，便是四个配色，起订量按经轴算。</li><li>用现货。本白、漂白与12.3盎司牛仔，三米起裁。</li><li>补差价。低于起订量，加收损耗的经轴与染缸费用，明细列给您看，有的单子值得。</li></ul>
<h2>四十天里发生了什么</h2>
<p>买纱验纱六天；小样同时走，我们两天，您那边多久就是多久。染纱络筒六天，整经浆纱三天，四台机织两千米约六天，整理五天，检测验布三天。余下是排队：二月四天，八月十六天，也只有这一段，早打招呼就能缩短。</p>
<p>交期自确认小样起算，而非下单日。翻近两年的记录，平均迟三天，其中两天耗在小样寄到与批复之间。</p>
<h2>怎样抢回一周</h2>
<p>颜色未定，先订坯布。用灯箱批色，少用快递来回。指定一个能拍板的人。再有，请告诉我们裁床要货的日子，而不是离厂的日子：也许我们知道更短的路。</p>
<p>逢年过节另算。春节前后车间停十二天，染厂清缸、锅炉年检都排在这时；要三月货，小样最好在腊月前签掉。</p>`,
  ),
};
