import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const aboutUs: DemoPage = {
  name: 'about-us',
  title: words('About the mill', '关于我们'),
  description: words(
    'Weftland Mills since 1987: from one dyehouse with six vessels to a vertical mill for yarn-dyed cloth and denim.',
    '纬陆纺织创立于1987年，由六口染缸的染纱坊，长成色织与牛仔的一体化工厂。',
  ),
  sections: [
    section('lead', {
      title: words('A dyehouse that learned to weave.', '一间学会了织布的染坊。'),
      body: [
        words(
          'We began in 1987 with six dyeing vessels and other people’s yarn. When customers brought back cloth with bars in it, the yarn was blamed each time, and each time it was tension on the loom. In 1994 we bought eight looms to prove it, and kept them.',
          '1987年，我们以六口染缸代客染纱起家。客人拿回有横档的布，次次怪纱，次次查出是织机张力。1994年我们买了八台织机来证明这一点，从此留下了它们。',
        ),
      ],
      picture: 'about-mill-1',
    }),
    section('band', {
      title: words('The mill in figures', '数字里的工厂'),
      items: [
        {
          name: words('People', '员工'),
          value: words('412', '412人'),
          note: words('61 of them for more than twenty years', '其中61人工龄逾二十年'),
        },
        {
          name: words('Yarn dyed', '染纱'),
          value: words('2,400 kg a day', '每日2400公斤'),
          note: words('from 5 kg sample vessels to 800 kg', '5公斤样缸至800公斤大缸'),
        },
        {
          name: words('Looms', '织机'),
          value: words('156', '156台'),
          note: words('96 rapier, 48 projectile, 12 shuttle', '剑杆96、片梭48、有梭12'),
        },
        {
          name: words('Cloth finished', '成品布'),
          value: words('31,000 m a day', '每日3.1万米'),
          note: words('inspected under D65 by the four-point system', 'D65光源、四分制检验'),
        },
        {
          name: words('Water re-used', '中水回用'),
          value: words('62 %', '62%'),
          note: words('after membrane treatment, back to the dyehouse', '膜处理后回到染缸'),
        },
      ],
    }),
    section('text', {
      title: words('Why under one roof', '为何同在一厂'),
      body: [
        words(
          'A yarn-dyed cloth can go wrong in four places, and each of them tends to point at the one before. Here the dyer, the warper, the weaver and the finisher eat at the same table. A complaint has one address, and it has a date by which it is answered.',
          '一块色织布可能在四处出错，每一处都爱指向上一处。在这里，染纱、整经、织造、整理的师傅同桌吃饭。投诉只有一个门牌，也有一个答复期限。',
        ),
        words(
          'The lot number that the dyehouse gives to a cone stays with the yarn through warping, weaving and finishing to the ticket on your roll. Scan it and you see the recipe’s date, the loom, the inspector and the points.',
          '染厂给筒子的批号，随纱经过整经、织造、整理，一直到布卷的标签。扫一扫，便见配方日期、机台、验布员与扣分。',
        ),
      ],
      picture: 'about-mill-2',
    }),
    section('steps', {
      title: words('Forty years, in short', '简史'),
      items: [
        {
          name: words('1987', '1987年'),
          value: words('Six dyeing vessels, commission dyeing of cotton yarn.', '六口染缸，代染棉纱。'),
        },
        {
          name: words('1994', '1994年'),
          value: words(
            'The first eight rapier looms; our first own shirting.',
            '首批八台剑杆织机，织出第一款自有衬衫布。',
          ),
        },
        {
          name: words('2003', '2003年'),
          value: words('Rope range for indigo; denim for three jeans makers.', '建成靛蓝束染线，为三家牛仔裤厂供布。'),
        },
        {
          name: words('2011', '2011年'),
          value: words(
            'Twelve shuttle looms rescued from scrap and rebuilt.',
            '从废铁堆救回十二台有梭织机，重新修复。',
          ),
        },
        {
          name: words('2018', '2018年'),
          value: words(
            'Membrane plant: six of ten litres return to the dyehouse.',
            '膜处理站投运，十升水有六升回到染缸。',
          ),
        },
        {
          name: words('2024', '2024年'),
          value: words('Ozone and laser replace hypochlorite and permanganate.', '臭氧与激光取代漂水与高锰酸钾。'),
        },
      ],
    }),
    section('text', {
      title: words('What we do not do', '我们不做的事'),
      body: [
        words(
          'We do not sandblast, chlorinate wool or coat from solvents. We do not quote a weight that the loom cannot give, and we do not ship a lot whose shade we would not wear beside its neighbour.',
          '不喷砂，不做羊毛氯化，不用溶剂型涂层。不报织不出来的克重，也不发自己不愿拼着穿的色差。',
        ),
      ],
      picture: 'about-mill-3',
    }),
  ],
};
