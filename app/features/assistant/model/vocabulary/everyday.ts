import { fold } from "~/features/names";

/** Places of everyday life, times and people: «من البيت», "at work", "in the morning" name no restaurant and no neighbourhood. */
const EVERYDAY = new Set(
  `home house flat flats apartment apartments room rooms villa compound dorm hostel building accommodation flatmate flatmates roommate roommates neighbour neighbours
     work office school university college class hospital clinic airport hotel mosque gym street road way car bus phone mobile screen internet website page
     friend friends family mother father mom dad brother sister wife husband son daughter kids cousin colleague boss neighbour guest guests people person someone everyone anyone nobody
     morning noon afternoon evening night midnight yesterday today tomorrow tonight weekend week month year day days hour hours minute moment time now soon later before after
     broke skint اذا لو بينه بينها بينهم مفلس مفلسه مفلسين طفران طفرانه طفرانين kangal kadka
     here there outside inside town city country world place area side corner bed couch floor door table meeting trip party birthday wedding event
     picnic gathering occasion celebration reunion movie eid ramadan iftar suhoor
     thats that's was were been did had since ago past previous recently lately الماضي الماضية الفائت الفايت فات السابق السابقة مؤخرا
     differ differs different difference الفرق فرق يفرق تفرق يختلف تختلف يختلفون مختلف مختلفة مختلفين الاثنين
     share sharing split each every theirs yours mine ours free
     مجاني مجانا ببلاش
     scratch start beginning end list menu picture photo message answer question included total mind case fact general
     market mall store shop supermarket
     البيت بيتي بيتنا الشقه شقتي شقتنا الشقق الغرفه غرفتي غرفتنا السكن سكني سكننا الفيلا العماره الاستراحه المخيم الديوانيه المجلس الدوام دوامي الشغل العمل المكتب المدرسة الجامعة المستشفى العيادة المطار الفندق المسجد النادي الشارع الطريق السيارة سيارتي الجوال جوالي النت الموقع الصفحة
     صديقي صاحبي خويي اصحابي الشباب الربع اهلي العائلة امي ابوي اخوي اختي زوجتي زوجي ولدي بنتي عيالي جاري الضيوف الناس احد احدهم
     الصبح الصباح الظهر العصر المغرب العشا الليل الليلة امس اليوم بكرة بكره الحين الان زمان بدري شوي بعدين قبل الاسبوع الشهر السنة الساعة يوم ايام ساعة
     هنا هناك برا داخل البلد العالم المكان الجهة السرير الباب الطاولة الاجتماع السفر الحفلة العرس المناسبة
     كل كلنا احد واحد عندي عندنا
     open opens closed يفتح تفتح يفتحون فاتح فاتحه مفتوح مفتوحه يقفل يسكر يداوم مداوم شغال
     الاول البداية النهاية القائمة الصورة الرسالة السوق المول المحل البقالة
     india pakistan bangladesh nepal philippines pilipinas pinas egypt yemen syria sudan lebanon turkey
     انڈیا بھارت ہندوستان پاکستان مصر اليمن سوريا السودان لبنان تركيا الهند باكستان الفلبين
     roza roze rozay rozey ramzan ramadan ramadhan iftar iftari aftari sehri suhoor suhur
     kamra kamre kamrey makaan kwarto apartment tirahan barracks
     ghar daftar subah raat kal aaj bahay trabaho opisina umaga gabi kahapon bukas`
    .trim()
    .split(/\s+/)
    // One by one: of a long text only the beginning is folded.
    .map(fold),
);

/** Is a folded word one of everyday life, which names no place that sells food? */
export function isEveryday(word: string): boolean {
  const bare = word.replace(/^[وب](?=\p{Script=Arabic}{3})/u, "");
  return [word, bare, `ال${bare}`].some((form) => EVERYDAY.has(form));
}
