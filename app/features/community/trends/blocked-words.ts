/**
 * Words that the service repeats to nobody, each list with its reason, in the scripts people type them in. Everybody may
 * search for anything; this is about the list that other people see.
 *
 * They are compared as folded words, so a word must not fold to an innocent one of another language: سور (pig) is a wall in
 * Arabic, شراب (liquor) and "sharab" any drink, چرس (hashish) folds to a bell and چود to generosity, "shabu" and "harami" are
 * Japanese dishes, "leche" is milk. Nor may it be what drinks say they are free of, as "alcohol" is.
 */
export const BLOCKED: readonly { reason: string; words: string }[] = [
  {
    reason: "sexual: a family's list of dishes is not the place",
    words: `سكس جنس نيك زب كس طيز شرموطه شراميط قحبه قحاب عاهره دعاره اباحي
      porn porno pornstar sex sexy xxx nude nudes fucker dick pussy cock penis vagina tits boobs dildo blowjob hentai
      whore slut escort
      چوت گانڈ رنڈی پھدی فحش
      चूत लंड लण्ड लौड़ा लौड़े गांड गाँड रंडी रण्डी वेश्या छिनाल नंगी सेक्स पोर्न
      chut randi kantot kantutan iyot puki pekpek tite burat jakol pokpok malibog`,
  },
  {
    reason: "insults: a list that everybody sees invites them",
    words: `حمار كلب كلاب خنزير حيوان حقير تافه خرا زفت لعنه ملعون
      shit shitty bitch bastard cunt idiot
      کتا کتیا حرامزادہ کمینہ کنجری بھڑوا چوتیا گانڈو بھوسڑی مادرچود بہنچود
      चूतिया चूतिये गांडू गाँडू भोसड़ी भोसड़ीके मादरचोद बहनचोद भेनचोद चोद हरामी हरामज़ादा हरामज़ादे कुत्ता कुत्ते कुतिया कमीना कमीने
      भड़वा सुअर
      chutiya gandu bhosdike bhosdi madarchod bhenchod behenchod haramzada kutiya bhadwa
      puta putangina gago ulol tarantado hayop hinayupak pakshet bwisit bwiset punyeta kupal gunggong`,
  },
  {
    reason: "hatred of a people or a faith",
    words: "عبيد رافضي روافض ناصبي kike chink paki nazi",
  },
  {
    reason: "what Saudi law forbids to sell",
    words: `حشيش مخدرات كبتاجون كبتاغون شبو هيروين كوكايين افيون خمر خمور عرق ويسكي فودكا تكيلا
      hashish heroin meth marijuana cannabis opium weed liquor tequila whiskies
      بھنگ گانجا وہسکی
      शराब दारू चरस गांजा गाँजा अफ़ीम भांग भाँग व्हिस्की वोदका हेरोइन कोकीन
      charas ganja daaru alak lambanog`,
  },
];

/** Blocked wherever they stand, within a longer word too: no dish or place has them in its name. */
export const BLOCKED_ANYWHERE = `fuck bullshit asshole nigger nigga faggot captagon cocaine whisky whiskey vodka pornhub
  putangina madarchod bhenchod شرموط मादरचोद बहनचोद`;

/** Innocent names that have a blocked word in them. */
export const INNOCENT = ["عرق سوس", "عرق السوس", "sea weed", "chutes"];
