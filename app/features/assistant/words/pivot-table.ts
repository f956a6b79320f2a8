/**
 * What questions are made of in Urdu and Hindi (in their letters and in Latin ones) and in Filipino, with the English that
 * the reader knows; `~` names nothing, and `<without` stands behind what is left out. Columns: English, Urdu and Hindi, Filipino.
 */
export const PIVOT_TABLE = `
how much	kitna,kitne,kitni,kitne ka,kitne ki,kitna hai,kitne ka hai,کتنا,کتنے,کتنی,کتنے کا,کتنے کی,कितना,कितने,कितनी,कितने का,कितने की,kya rate,kya rate hai,kya bhav	magkano,mgkano,gaano kamahal,how much po
price	qeemat,qimat,keemat,kimat,daam,dam,rate,bhav,قیمت,قیمتیں,دام,ریٹ,दाम,क़ीमत,कीमत,रेट,भाव	presyo,halaga,presyong
cheapest	sabse sasta,sabse sasti,sabse saste,sab se sasta,sab se sasti,sab se saste,sabse kam,سب سے سستا,سب سے سستی,سب سے سستے,سب سے کم,सबसे सस्ता,सबसे सस्ती,सबसे सस्ते,सब से सस्ता,सब से सस्ती,सबसे कम	pinakamura,pinakamurang,pinaka mura,pinakamababa,pinakamababang
cheap	sasta,sasti,saste,سستا,سستی,سستے,सस्ता,सस्ती,सस्ते	mura,murang,mga mura
cheaper	is se sasta,us se sasta,isse sasta,usse sasta,zyada sasta,aur sasta,اس سے سستا,اس سے سستی,اور سستا,اور سستی,इससे सस्ता,इससे सस्ती,और सस्ता,और सस्ती,usse sasti,isse sasti,aur sasti	mas mura,mas murang,mas mababa,may mas mura
most expensive	sabse mehnga,sabse mehngi,sab se mehnga,sab se mehngi,سب سے مہنگا,سب سے مہنگی,سب سے مہنگے,सबसे महँगा,सबसे महंगा,सबसे महँगी,सबसे महंगी,सबसे महँगे,sabse mehenga,sabse mehengi,sabse mahanga,sabse mahangi,sabse zyada mehenga	pinakamahal,pinakamahal na,pinakamahal na,yung pinakamahal
expensive	mehnga,mehngi,mahanga,مہنگا,مہنگی,مہنگے,महँगा,महंगा,महँगी,महंगी,mehenga,mehengi,mahangi	mahal,ang mahal,mamahalin
compare	muqabla,muwazna,mawazna,tulna,compare karo,compare kar do,موازنہ,مقابلہ,موازنہ کرو,موازنہ کریں,तुलना,तुलना करो,मुक़ाबला,मुकाबला	ikumpara,paghambingin,pagkumparahin,kumpara
nearest	sabse qareeb,sabse kareeb,sabse paas,sabse nazdeek,sabse nazdeeki,sab se qareeb,سب سے قریب,سب سے قریبی,سب سے نزدیک,सबसे पास,सबसे नज़दीक,सबसे नज़दीकी,सबसे नजदीक,सबसे करीब,सबसे क़रीब	pinakamalapit,pinakamalapit na,pinaka malapit
near	ke qareeb,ke kareeb,ke paas,ke nazdeek,qareeb,kareeb,paas,nazdeek,کے قریب,کے پاس,کے نزدیک,قریب,نزدیک,کے آس پاس,के पास,के क़रीब,के करीब,के नज़दीक,के आसपास,पास,नज़दीक	malapit sa,malapit,sa may,banda sa
near me	mere paas,hamare paas,humare paas,hmare paas,ہمارے پاس,हमारे पास,mere qareeb,mere nazdeek,میرے پاس,میرے قریب,میرے نزدیک,मेरे पास,मेरे नज़दीक,मेरे करीब,ghar ke paas,گھر کے قریب,घर के पास	malapit sa akin,malapit sa amin,dito malapit,malapit dito
where is	kahan hai,kahan,kidhar,kidhar hai,kahaan,کہاں ہے,کہاں,کدھر,कहाँ है,कहाँ,कहां है,कहां,किधर	saan,nasaan,saan ang,nasaan ang,asan,san
where can i get	kahan milega,kahan milegi,kahan se milega,kahan milta hai,کہاں ملے گا,کہاں ملے گی,کہاں ملتا ہے,کہاں سے ملے گا,कहाँ मिलेगा,कहाँ मिलेगी,कहां मिलेगा,कहाँ मिलता है	saan makakabili,saan may,saan meron,saan mayroon,saan makakahanap
branch	branch,branch,shakh,برانچ,شاخ,ब्रांच,शाखा	branch,sangay
similar to	jaisa,jaisi,jaise,ki tarah,ke jaisa,جیسا,جیسی,جیسے,کی طرح,کے جیسا,जैसा,जैसी,जैसे,की तरह	katulad ng,kagaya ng,katulad,kagaya,tulad,parang,tulad ng,gaya ng,kapareho ng
suggest	suggest karo,suggest karein,batao kya khaun,kya khaun,kya khaoon,kya khayein,kya khana chahiye,mashwara,مشورہ,تجویز,کیا کھاؤں,کیا کھائیں,تجویز کرو,تجویز کریں,सुझाव,सुझाओ,सुझाइए,सुझाएँगे,सुझाएंगे,क्या सुझाएँगे,क्या सुझाएंगे,क्या सलाह है,क्या खाऊँ,क्या खाऊं,क्या खाएँ,क्या खाएं,kya acha rahega,kya accha rahega,kya khana acha rahega,کیا اچھا رہے گا,کیا کھانا اچھا رہے گا,क्या अच्छा रहेगा,kya khau,kya khaye,क्या खाये,کیا کھاوں	magmungkahi,imungkahi,rekomenda,irekomenda,mairekomenda,mairerekomenda,mairerekomenda mo,ano ang mairerekomenda mo,anong mairerekomenda mo,anong masarap,ano ang masarap,ano masarap kainin,anong magandang kainin,ano ang pwede kong kainin,suhestiyon,ano masarap,ano magandang kainin,ano pwede kainin,ano pwedeng kainin,anong pwede kainin,ano kakainin,ano ang kakainin
something	kuch,kuchh,koi cheez,کچھ,کوئی چیز,कुछ,कोई चीज़	kahit ano,may iba,isang bagay,anuman
something else	kuch aur,koi aur,aur kuch,aur kya,کچھ اور,کوئی اور,اور کچھ,اور کیا,कुछ और,कोई और,और कुछ,और क्या	iba pa,may iba pa,ano pa,meron pa bang iba,ibang option
to eat	khane ko,کھانے کو,खाने को	kainin,kakainin,makain,makakain,kumain,kakain
hungry	bhook,bhookh,bhookha,bhook lagi hai,بھوک,بھوک لگی ہے,بھوکا,भूख,भूख लगी है,भूखा	gutom,gutom na ako,gutom ako,nagugutom
i want	chahiye,chahie,mujhe chahiye,khana hai,khana chahta hun,khana chahti hun,mangwana hai,چاہیے,چاہئے,مجھے چاہیے,کھانا ہے,منگوانا ہے,کھانا چاہتا ہوں,चाहिए,मुझे चाहिए,खाना है,मँगाना है,मंगाना है,खाना चाहता हूँ	gusto ko,gusto kong,gusto namin,gusto ko ng,nais ko,kailangan ko,order ako ng
delivery	delivery,ڈیلیوری,डिलीवरी,delivery charge,ڈلیوری,डिलिवरी	delivery,pagdeliver,hatid
delivered	deliver,deliver ho,ڈیلیور,ڈیلیور ہو,डिलीवर,डिलीवर हो	idedeliver,ide deliver,ipapadeliver,ipadeliver,ihahatid,ipapahatid,ipahatid,ipapadala
delivery fee	delivery fee,delivery charges,ڈیلیوری فیس,ڈیلیوری چارجز,ڈیلیوری کے کتنے,डिलीवरी फ़ीस,डिलीवरी फीस,डिलीवरी चार्ज	delivery fee,bayad sa delivery,singil sa delivery
which app	kaun si app,kaunsi app,kis app,kaun sa app,kaunsa app,کون سی ایپ,کونسی ایپ,کس ایپ,कौन सा ऐप,कौनसा ऐप,किस ऐप,कौन सी ऐप	aling app,anong app,saang app,alin sa mga app
which is cheaper	kaun sasta,kaun sasta hai,kaunsa sasta,kaun sa sasta,kis mein sasta,کون سستا,کون سا سستا,کونسا سستا,कौन सस्ता,कौन सा सस्ता,कौनसा सस्ता	alin ang mas mura,sino ang mas mura,saan mas mura,ano ang mas mura
why is it different	kyun farq,farq kyun,kyun alag,alag kyun,فرق کیوں,کیوں فرق,الگ کیوں,مختلف کیوں,फ़र्क़ क्यों,फर्क क्यों,अलग क्यों,क्यों अलग	bakit magkaiba,bakit iba,bakit iba iba,bakit magkakaiba,ano pinagkaiba ng presyo,ano ang pinagkaiba ng presyo,bakit mas mahal
why	kyun,kyon,کیوں,क्यों,क्यूँ	bakit
difference	farq,fark,فرق,फ़र्क़,फर्क,अंतर	pagkakaiba,diperensya
was it cheaper before	pehle sasta tha,pehle kitne ka tha,پہلے سستا تھا,پہلے کتنے کا تھا,पहले सस्ता था,पहले कितने का था	dati ba mas mura,mas mura ba dati,mas mura dati,magkano dati
before	pehle,پہلے,पहले	dati,noon,dating
how much do i save	kitna bachega,kitni bachat,bachat,کتنا بچے گا,کتنی بچت,بچت,कितना बचेगा,कितनी बचत,बचत	magkano ang matitipid,matitipid,tipid
menu	menu,menyu,مینو,मेन्यू,मेनू	menu
what do they have	kya milta hai,kya kya hai,kya hai unke paas,کیا ملتا ہے,کیا کیا ہے,क्या मिलता है,क्या क्या है	anong meron,ano ang meron,ano ang mga pagkain
best rated	sabse acchi rating,sabse achi rating,sabse accha,sabse acha,سب سے اچھا,سب سے اچھی ریٹنگ,سب سے اچھی,सबसे अच्छा,सबसे अच्छी रेटिंग,सबसे अच्छी	pinakamataas na rating,pinakamasarap,pinakamaganda,may pinakamataas na rating
rating	rating,ریٹنگ,रेटिंग	rating
medina	madina,مدینہ,مدینہ منورہ,मदीना	
jeddah	jeddah,جدہ,जेद्दा,जिद्दा,जद्दा	
dammam	دمام,दम्माम	
mecca	مکہ,مکہ مکرمہ	
coffee shop	coffee shop,cafe,کیفے,کافی شاپ,चाय की दुकान,कैफ़े,कैफे,कॉफ़ी शॉप,कॉफी शॉप,chai ki dukaan	kapihan,kapehan,kapeterya,cafe,coffee shop,tindahan ng kape
bakery	bakery,بیکری,बेकरी	panaderya,panaderia,bakery
palak paneer	palak paneer,paneer palak,saag paneer,پالک پنیر,پنیر پالک,पालक पनीर,पनीर पालक	
make it	kar do bhi,bana do,بنا دو,बना दो	gawin,gawing,gawin mo,gawin mong,gawin nating,gawin na nating,gawin niyo,gawin ninyong
restaurant	restaurant,hotel,dhaba,ریسٹورنٹ,ہوٹل,رستوران,रेस्टोरेंट,होटल	restaurant,kainan,restawran,karinderya,resto
without	bina,baghair,بغیر,بنا,बिना	walang,wala ng,nang walang,huwag lagyan ng
<without	ke bina,ke baghair,کے بغیر,کے بنا,के बिना,nahi chahiye,نہیں چاہیے,नहीं चाहिए	
under	under,say kam mein	mas mababa sa,wala pang,di lalampas sa,hindi lalampas sa,hanggang,di hihigit sa
or less	se kam,se kam mein,tak,ke andar,سے کم,سے کم میں,تک,تک میں,کے اندر,से कम,से कम में,तक,तक में,के अंदर	
riyals	riyal,riyals,rial,ریال,रियाल	riyal,riyals,riyales
people	log,logon,logo,afraad,bande,لوگ,لوگوں,افراد,बंदे,लोग,लोगों,जन	tao,katao,kami,kaming,na tao
we are	hum,hum log,ہم,ہم لوگ,हम,हम लोग	
for	ke liye,کے لیے,کے لئے,के लिए,के लिये	para sa,para kay
one more	ek aur,aik aur,ek or,ek aur badha do,ek zyada,ایک اور,ایک اور بڑھا دو,ایک زیادہ,एक और,एक और बढ़ा दो,एक ज़्यादा	isa pa,isa pang,dagdag na isa,dagdagan ng isa
one less	ek kam,ek kam kar do,ایک کم,ایک کم کر دو,एक कम,एक कम कर दो	bawasan ng isa,isa lang bawas
for two	do logon ke liye,دو لوگوں کے لیے,दो लोगों के लिए,dono ke liye	para sa dalawa,para sa dalawang tao
the first	pehla,pehli,pehla wala,pehle wala,پہلا,پہلی,پہلا والا,پہلے والا,پہلی والی,पहला,पहली,पहला वाला,पहले वाला,पहली वाली,pehle wale,pehli wali,پہلے والے,पहले वाले	ang una,yung una,una,unang,sa una,nung una
the second	doosra,dusra,dusra wala,dusre wala,doosre,doosri,dusri,dusre,دوسرا,دوسری,دوسرے,دوسرا والا,دوسرے والا,دوسری والی,दूसरा,दूसरी,दूसरा वाला,दूसरे,दूसरे वाला,दूसरी वाली,doosre wala,doosra wala,dusri wali,doosri wali,doosre wale,دوسرے والا	ang pangalawa,yung pangalawa,pangalawa,pangalawang,ikalawa,ikalawang,sa pangalawa,nung pangalawa
the third	teesra,teesri,teesre,tisra,tisri,tisre,تیسرا,تیسری,تیسرے,तीसरा,तीसरी,तीसरे,teesra wala,teesre wale,teesri wali,تیسرا والا,تیسرے والے,تیسری والی,तीसरा वाला,तीसरे वाले,तीसरी वाली	ang pangatlo,yung pangatlo,pangatlo,pangatlong,ikatlo,ikatlong,sa pangatlo,nung pangatlo
the fourth	chautha,chauthi,chauthe,چوتھا,چوتھی,چوتھے,चौथा,चौथी,चौथे	pang apat,pangapat,ikaapat,ika apat
the next	agla,agli,agle,uske baad wala,اگلا,اگلی,اگلے,اس کے بعد والا,अगला,अगली,अगले,उसके बाद वाला	susunod,ang susunod,yung susunod,kasunod,yung kasunod
the last	aakhri,akhri,aakhiri,آخری,आख़िरी,आखिरी,aakhri wala,akhri wala,aakhri wale,آخری والا,آخری والے,آخری والی,आखिरी वाला,आखिरी वाले,आख़िरी वाला,आख़िरी वाले	ang huli,yung huli,panghuli,pinakahuli,ang pinakahuli,yung pinakahuli,huling,yung huling,ang huling
the cheapest of them	unmein sasta,in mein sabse sasta,ان میں سب سے سستا,इनमें सबसे सस्ता	pinakamura sa kanila,pinakamura sa mga iyon
thereat	se,mein,me,main se,pe,par,سے,میں,پر,से,में,पर	
from		mula sa,galing sa
at		sa,kay,nasa
and	aur,or bhi,اور,और,tatha	at,tsaka,saka,pati,tapos,tas
how	kaise,kaisa,کیسے,कैसे	paano
if	agar,اگر,अगर	kung,kapag
remove	nikal do,nikaal do,hatao,نکال دو,نکال دیں,ہٹاؤ,ہٹا دیں,निकाल दो,हटाओ,हटा दीजिए,hata do,ہٹا دو,हटा दो,mat dalo,nikaal dijiye	tanggalin,tanggalin mo,alisin,alisin mo,wag na,huwag na,tanggal,pakitanggal
reduce	kam kar do,kam karo,kam kar dijiye,کم کر دو,کم کر دیں,कम कर दो,कम करो	bawasan,bawasan mo,bawasan mo ng
more	badha do,badhao,aur badha do,بڑھا دو,اور بڑھا دو,बढ़ा दो,और बढ़ा दो	
also	bhi,بھی,भी	din,rin
add	jodo,jod do,dal do,daal do,daal dena,add karo,add kar do,aur do,شامل کرو,شامل کریں,ڈال دو,ڈالو,जोड़ो,जोड़ दो,डाल दो	dagdagan,dagdagan mo ng,idagdag,magdagdag ng
included	shamil,shamil hai,شامل,شامل ہے,शामिल,शामिल है	
in total	kul,kul mila kar,kul raqam,kul rakam,total kitna,کل ملا کر,کل کتنے,کل کتنا,کل رقم,کل,कुल,कुल मिलाकर,कुल रकम,कुल रक़म	lahat lahat,kabuuan,sa kabuuan,magkano lahat,magkano ang lahat
per person	har ek ka,ek ka kitna,ek aadmi ka,fi kas,فی کس,ہر ایک کا,ایک آدمی کا,हर एक का,प्रति व्यक्ति,एक आदमी का	bawat isa,kada isa,kada tao,tig magkano,bawat tao
budget	budget,بجٹ,बजट	budget,badyet
what about	toh phir,aur agar,aur phir,toh	paano naman,e ang,eh yung,paano ang,at ang
or	ya,یا,या	o
i meant	mera matlab,matlab,میرا مطلب,मेरा मतलब	ang ibig kong sabihin,ibig kong sabihin,i mean
no	nahi,nahin,na,nai,نہیں,نہ,नहीं,ना	hindi,huwag
i dont eat	nahi khata,nahi khati,nahin khata,nahin khati,nahi khate,نہیں کھاتا,نہیں کھاتی,نہیں کھاتے,नहीं खाता,नहीं खाती,नहीं खाते	hindi ako kumakain ng,di ako kumakain ng,bawal sa akin ang,hindi ako pwede sa
i dont like	pasand nahi,pasand nahin,pasand nahi hai,pasand nahin hai,pasand nahi karta,pasand nahi karti,acha nahi lagta,پسند نہیں,پسند نہیں ہے,پسند نہیں کرتا,پسند نہیں کرتی,اچھا نہیں لگتا,पसंद नहीं,पसंद नहीं है,पसंद नहीं करता,पसंद नहीं करती,नापसंद है,अच्छा नहीं लगता	ayoko,ayoko ng,ayoko sa,ayaw ko,ayaw ko ng,ayaw ko sa,hindi ko gusto,hindi ko gusto ang,di ko gusto ang,hindi ako mahilig sa,ayaw namin,ayaw namin ng,ayaw namin sa,ayoko po ng,ayaw niya ng,ayaw ng
im allergic to	se allergy hai,se allergy,ki allergy hai,سے الرجی ہے,سے الرجی,کی الرجی ہے,से एलर्जी है,से एलर्जी,की एलर्जी है	allergic ako sa,may allergy ako sa,allergy ko ang,allergic sa,allergic kami sa
allergies	allergy,allergies,الرجی,एलर्जी	allergy,mga allergy
im vegetarian	main shakahari hun,main shakahari hoon,shakahari hun,shakahari hoon,hum shakahari hain,मैं शाकाहारी हूँ,मैं शाकाहारी हूं,शाकाहारी हूँ,शाकाहारी हूं,हम शाकाहारी हैं,میں سبزی خور ہوں,سبزی خور ہوں	vegetarian ako,gulay lang ang kinakain ko,gulay lang kinakain ko
vegetarian	shakahari,sabzi khor,سبزی خور,शाकाहारी,वेजिटेरियन,sabzi wala,sabzi wali,sabzi,sabziyan,سبزی,سبزی والا,سبزی والی,सब्ज़ी,सब्जी,सब्ज़ी वाला,शाकाहारी वाला	vegetarian,gulay lang,gulay,mga gulay,walang karne
i live in	rehta hun,rehta hoon,rehti hun,rehti hoon,rahta hun,mein rehta,رہتا ہوں,رہتی ہوں,रहता हूँ,रहती हूँ,रहता हूं,रहती हूं	nakatira ako sa,taga,nakatira kami sa,bahay ko ay sa
remember	yaad rakho,yaad rakhna,yaad rakhein,یاد رکھو,یاد رکھنا,یاد رکھیں,याद रखो,याद रखना,याद रखिए	tandaan mo,tandaan,alalahanin mo
forget	bhool jao,bhul jao,bhula do,hata do,بھول جاؤ,بھلا دو,ہٹا دو,भूल जाओ,भुला दो,हटा दो	kalimutan mo,kalimutan,burahin mo,burahin
what do you know about me	mere bare mein kya jante ho,mere baare mein kya jaante ho,mere bare mein kya yaad hai,میرے بارے میں کیا جانتے ہو,میرے بارے میں کیا یاد ہے,میرے بارے میں کیا جانتے ہیں,मेरे बारे में क्या जानते हो,मेरे बारे में क्या याद है,मेरे बारे में क्या जानते हैं,mere baare mein kya pata hai,mere bare mein kya pata hai,mere baare mein kuch yaad hai,mere bare mein kuch yaad hai,yaad hai mere baare mein,yaad hai mere bare mein,mujhe kitna jante ho,mere baare mein kya yaad hai,میرے بارے میں کچھ یاد ہے,میرے بارے میں کیا معلوم ہے,मेरे बारे में कुछ याद है,मेरे बारे में क्या पता है	ano ang alam mo tungkol sa akin,anong alam mo sa akin,ano ang natatandaan mo sa akin,ano ang natatandaan mo tungkol sa akin,ano naaalala mo sa akin,anong naaalala mo sa akin,ano ang naaalala mo sa akin,ano naalala mo sa akin,naaalala mo ba ako,ano ang naaalala mo tungkol sa akin,ano alam mo tungkol sa akin,ano alam mo sa akin,anong alam mo tungkol sa akin,ano natatandaan mo sa akin
thanks	shukriya,shukria,dhanyavad,dhanyavaad,meherbani,شکریہ,مہربانی,शुक्रिया,धन्यवाद,मेहरबानी,shukriyaa	salamat,salamat po,maraming salamat,thank you po,salamat ha
hello	salam,assalam o alaikum,namaste,namaskar,سلام,السلام علیکم,ہیلو,नमस्ते,नमस्कार,हैलो,हेलो	kumusta,kamusta,magandang umaga,magandang gabi,magandang hapon,magandang araw
how are you	kaise ho,kaise hain,kya haal hai,کیسے ہو,کیسے ہیں,کیا حال ہے,कैसे हो,कैसे हैं,क्या हाल है	kumusta ka,kamusta ka,kumusta po kayo
bye	khuda hafiz,allah hafiz,alvida,خدا حافظ,اللہ حافظ,अलविदा	paalam,babay
what can you do	tum kya kar sakte ho,aap kya kar sakte hain,kya kar sakte ho,madad,تم کیا کر سکتے ہو,آپ کیا کر سکتے ہیں,کیا کر سکتے ہو,مدد,क्या कर सकते हो,आप क्या कर सकते हैं,मदद,tum kaun ho,aap kaun ho,aap kaun hain,kaun ho tum,تم کون ہو,آپ کون ہیں,آپ کون ہو,तुम कौन हो,आप कौन हैं,आप कौन हो	ano ang kaya mong gawin,ano ang magagawa mo,anong kaya mo,tulong,sino ka,sino ka ba,ano ka
is it open now	abhi khula hai,khula hai abhi,khuli hai abhi,kya khula hai,khula hai kya,ابھی کھلا ہے,کھلا ہے,کھلی ہے,अभी खुला है,खुला है,खुली है	bukas pa ba,bukas ba ngayon,bukas na ba,bukas ba ang,bukas pa ba ang,bukas na ba ang
opening hours	kab khulta hai,kab khulega,kab band,kab tak khula,کب کھلتا ہے,کب کھلے گا,کب بند,کب تک کھلا,कब खुलता है,कब खुलेगा,कब बंद,कब तक खुला	anong oras bukas,anong oras nagbubukas,anong oras magsasara,bukas ba,oras ng pagbubukas,anong oras sila
phone number	phone number,فون نمبر,फ़ोन नंबर,फोन नंबर	numero ng telepono,phone number
my points	mere points,mere point,میرے پوائنٹ,میرے پوائنٹس,मेरे पॉइंट,मेरे पॉइंट्स	points ko,ang points ko,ilan ang points ko
how do i add a price	price kaise add,price kaise bheju,qeemat kaise bhejun,قیمت کیسے بھیجوں,قیمت کیسے شامل,दाम कैसे भेजूँ,दाम कैसे भेजूं,दाम कैसे जोड़ूँ	paano magdagdag ng presyo,paano mag add ng presyo,paano magbahagi ng presyo
price is wrong	price galat,qeemat galat,daam galat,rate galat,قیمت غلط,غلط قیمت,दाम गलत,गलत दाम,दाम ग़लत	mali ang presyo,maling presyo
which apps	kaun kaun si apps,kaun si apps,کون کون سی ایپس,کون سی ایپس,कौन कौन से ऐप,कौन से ऐप	anong mga app,ano ang mga app,aling mga app
my order is late	order late,order nahi aaya,order thanda,آرڈر نہیں آیا,آرڈر لیٹ,آرڈر ٹھنڈا,ऑर्डर नहीं आया,ऑर्डर लेट,ऑर्डर ठंडा	late ang order ko,hindi pa dumarating,malamig na ang,nasaan ang order ko
order	order,order karo,order kar do,mangwa do,آرڈر,آرڈر کرو,منگوا دو,ऑर्डर,ऑर्डर करो,मँगा दो	mag order,i order mo,umorder
verified	tasdeeq,pakka,sahi,تصدیق شدہ,پکی,पक्का,सही,पुष्टि	verified,sigurado,tama
are you sure	pakka hai,sure ho,یقین ہے,پکا ہے,पक्का है	sigurado ka ba,sure ka ba
how old	kitni purani,kab ki,کتنی پرانی,کب کی,कितना पुराना,कब का	gaano na kaluma,kailan pa
halal	halal,حلال,हलाल	halal
coupon	coupon,discount code,کوپن,ڈسکاؤنٹ,कूपन,डिस्काउंट	coupon,promo,promo code
spicy	teekha,tikha,mirch wala,تیکھا,مرچ والا,तीखा,मिर्च वाला,mirch,mirchi,مرچ,مرچی,मिर्च,मिर्ची	maanghang,sili
healthy	sehatmand,صحت بخش,सेहतमंद,हेल्दी	healthy,masustansya
small	chota,chhota,choti,چھوٹا,چھوٹی,छोटा,छोटी	maliit,maliit na
large	bara,bada,bari,badi,بڑا,بڑی,بڑے,बड़ा,बड़ी,बड़े	malaki,malaki na,malaking
medium	darmiyana,medium,درمیانہ,मीडियम,मध्यम	katamtaman
family	family,فیملی,फ़ैमिली,फैमिली	pampamilya,family
half	aadha,adha,آدھا,आधा,aadhi,adhi,آدھی,आधी	kalahati
full	poora,pura,پورا,पूरा,poori,puri plate,پوری,पूरी	buo,buong,buong order
1	ek,ایک,एक	isa,isang
2	do,دو,दो	dalawa,dalawang
3	teen,تین,तीन	tatlo,tatlong
4	chaar,char,چار,चार	apat,apat na
5	paanch,panch,پانچ,पाँच,पांच	lima,limang
6	chhe,che,چھ,छह,छः	anim,anim na
7	saat,سات,सात	pito,pitong
8	aath,آٹھ,आठ	walo,walong
9	nau,نو,नौ	siyam,siyam na
10	das,دس,दस	sampu,sampung
20	bees,بیس,बीस	dalawampu,dalawampung,bente
30	tees,تیس,तीस	tatlumpu,tatlumpung,trenta
40	chalis,چالیس,चालीस	apatnapu,apatnapung
50	pachas,پچاس,पचास	limampu,limampung,singkwenta
100	sau,سو,सौ	isang daan,sandaan
chicken	murgh,murghi,murg,چکن,مرغ,مرغی,चिकन,मुर्ग़,मुर्ग,मुर्गी	manok
meat	gosht,گوشت,गोश्त,मांस	karne
mutton	mutton,مٹن,मटन,bakra	karneng tupa,tupa
beef	beef,gaye ka gosht,بیف,बीफ़,बीफ	baka,karneng baka
pork	suar,سور,पोर्क,सूअर	baboy,karneng baboy
fish	machli,machhli,مچھلی,मछली	isda
shrimp	jheenga,jhinga,جھینگا,جھینگے,झींगा,झींगे	hipon
egg	anda,ande,انڈا,انڈے,अंडा,अंडे	itlog
rice	chawal,چاول,चावल	kanin,bigas
bread	roti,روٹی,रोटी	tinapay
peanuts	moongphali,mungfali,moong phali,مونگ پھلی,मूँगफली,मूंगफली	mani
nuts	meva,میوے,مغزیات,मेवे	mga nuts
onion	pyaz,pyaaz,پیاز,प्याज़,प्याज	sibuyas
garlic	lehsun,lahsun,لہسن,लहसुन	bawang
milk	doodh,دودھ,दूध	gatas
cheese	paneer,پنیر,चीज़,चीज,पनीर	keso
naan	nan,naan,نان,नान	naan
biryani	biryani,biriyani,بریانی,बिरयानी	biryani
kabsa	kabsa,کبسہ,کبسا,कबसा	kabsa
mandi	mandi,مندی,मंदी	mandi
shawarma	shawarma,shwarma,شاورما,شوارما,शावरमा,शवरमा,शावर्मा	shawarma
cheeseburger	cheeseburger,cheese burger,چیز برگر,چیزبرگر,चीज़बर्गर,चीज़ बर्गर	cheeseburger,cheese burger
burger	burger,برگر,बर्गर	burger
pizza	pizza,پیزا,پزا,पिज़्ज़ा,पिज्जा,पिज़ा	pizza
karahi	karahi,kadhai,کڑاہی,कड़ाही	karahi
kebab	kebab,kabab,کباب,कबाब	kebab
tikka	tikka,تکہ,टिक्का	tikka
butter chicken	butter chicken,بٹر چکن,बटर चिकन	butter chicken
falafel	falafel,فلافل,फ़लाफ़ल,फलाफल	falafel
hummus	hummus,حمص,हम्मस,हुमस	hummus
kunafa	kunafa,کنافہ,कुनाफ़ा,कुनाफा	kunafa
broast	broast,بروسٹ,ब्रोस्ट	broast
fries	fries,فرائز,फ़्राइज़,फ्राइज	fries
sandwich	sandwich,سینڈوچ,सैंडविच	sandwich
soup	soup,سوپ,शोरबा,सूप	sabaw,sopas
salad	salad,سلاد,सलाद	salad,ensalada
coffee	coffee,کافی,कॉफ़ी,कॉफी	kape
latte	latte,لاٹے,लाटे	latte
tea	chai,چائے,चाय	tsaa
juice	juice,ras,جوس,जूस	juice
water	pani,پانی,पानी	tubig
sweets	meetha,mithai,میٹھا,مٹھائی,मीठा,मिठाई	matamis,panghimagas,dessert
breakfast	nashta,naashta,ناشتہ,नाश्ता	almusal,agahan
lunch	dopahar ka khana,lunch,دوپہر کا کھانا,दोपहर का खाना	tanghalian
dinner	raat ka khana,dinner,رات کا کھانا,रात का खाना	hapunan
drinks	mashroob,peene ko,مشروب,پینے کو,पीने को	inumin
food	khana,khane,کھانا,کھانے,खाना,खाने	pagkain
tell me	batao,bataiye,batayein,bata do,bolo,بتاؤ,بتائیں,بتاؤ نا,बताओ,बताइए,बता दो,बोलो	sabihin mo,pakisabi,sabihin
show me	dikhao,dikhaiye,dhundo,dhoondo,دکھاؤ,دکھائیں,ڈھونڈو,दिखाओ,दिखाइए,ढूँढो	ipakita,pakita,hanapin,hanap
please	please,meherbani karke,براہ کرم,पلीज़,कृपया,प्लीज़,kripya	paki,pakiusap,po
it	yeh,ye,is,isko,یہ,اس,اسے,यह,ये,इस,इसे,uska,uski,uske,iska,iski,iske,usko,اس کا,اس کی,اس کے,اسکا,اسکی,اسکے,उसका,उसकी,उसके,इसका,इसकी,इसके	ito,iyon,iyan,nito
their	unka,unki,unke,un ke,وہاں,ان کا,ان کی,ان کے,उनका,उनकी,उनके,वहाँ,un ke paas,unke paas,un se,unse,ان کے پاس,ان سے,उनके पास,उनसे	nila,kanila,doon,roon
today	aaj,آج,आज	ngayon,ngayong araw
is there	hai kya,kya hai,milega,milegi,کیا ہے,ملے گا,ملے گی,क्या है,मिलेगा,मिलेगी	may,meron,mayroon,meron ba,meron bang,may ba,mayroon bang
which	kaun,kaun sa,kaun si,kaunsa,kaunsi,کون,کون سا,کون سی,کونسا,कौन,कौन सा,कौन सी	alin,alin ang,sino
what	kya,کیا,क्या	ano,ano ang,anong
all three apps	teeno app,teenon app,teeno,teenon,تینوں ایپس,تینوں ایپ,تینوں پلیٹ فارم,تینوں,तीनों ऐप,तीनों प्लेटफ़ॉर्म,तीनों प्लेटफॉर्म,तीनों	lahat ng app,lahat ng platform,tatlong app,tatlong platform,sa tatlong app,lahat ng tatlo
platform	پلیٹ فارم,پلیٹفارم,प्लेटफ़ॉर्म,प्लेटफॉर्म,प्लैटफ़ॉर्म,प्लैटफॉर्म	plataporma
platform a	platform a,پلیٹ فارم a,प्लेटफ़ॉर्म a,platform e,पलेटफॉर्म a	platform a
platform b	platform b,پلیٹ فارم b,प्लेटफ़ॉर्म b	platform b
platform c	platform c,پلیٹ فارم c,प्लेटफ़ॉर्म c	platform c
with	ke saath mein,saath mein,ke sath,sath,ساتھ میں,کے ساتھ میں,साथ में,के साथ में,ke saath,saath,ساتھ,کے ساتھ,साथ,के साथ	kasama,kasama ng,kasabay ng
weather today	mausam,موسم,मौसम	panahon ngayon,ang init,ang lamig,umuulan
wrong	galat,ghalat,غلط,गलत,ग़लत	mali,mali yung,maling
price history	daam badh gaya,daam badha,mehnga ho gaya,price badh gaya,دام بڑھ گیا,قیمت بڑھ گئی,مہنگا ہو گیا,दाम बढ़ गया,दाम बढ़ा,महँगा हो गया,कीमत बढ़ गई	tumaas ba,nagmahal ba,tumaas ba ang presyo,nagtaas ba,tumaas na ba
something like it	milta julta,kuch milta julta,ملتا جلتا,کچھ ملتا جلتا,मिलता जुलता,कुछ मिलता जुलता	kahawig,medyo katulad
change it to	badal kar,badal do,بدل دو,बदल दो	palitan ng,palitan mo ng,gawing
now	ab,اب,अब	
~	ka,ki,ke,ko,ne,hai,hain,ho,hun,hoon,tha,thi,the,bhai,yaar,ji,jo,wala,wali,wale,toh,to,hi,aap,tum,main,mujhe,mera,meri,mere,hamein,humein,kar,karo,karein,karna,de,do na,dena,dijiye,do please,lo,lena,raha,rahi,sakta,sakti,zara,bas,abhi,acha,accha,theek,koi,kisi,jaldi,vo,woh,wo,کا,کی,کے,کو,نے,ہے,ہیں,ہو,ہوں,تھا,تھی,تھے,بھائی,یار,جی,جو,والا,والی,والے,تو,ہی,آپ,تم,میں نے,مجھے,میرا,میری,میرے,ہمیں,کر,کرو,کریں,کرنا,دو,دیں,دے,لو,رہا,رہی,سکتا,سکتی,ذرا,بس,ابھی,اچھا,ٹھیک,کوئی,کسی,وہ,का,की,के,को,ने,है,हैं,हो,हूँ,हूं,था,थी,थे,भाई,यार,जी,जो,वाला,वाली,वाले,तो,ही,आप,तुम,मैं,मुझे,मेरा,मेरी,मेरे,हमें,कर,करो,करें,करना,दे,दीजिए,लो,रहा,रही,सकता,सकती,ज़रा,बस,अभी,अच्छा,ठीक,कोई,किसी,वह,वो,bahut,bohot,boht,kaafi,بہت,کافی,बहुत,काफ़ी,काफी,baare mein,bare mein,بارے میں,बारे में,gaya,gayi,gaye,گیا,گئی,گئے,गया,गई,गए	ang,ng,mga,ba,na,lang,naman,kasi,pa,yung,yun,si,ni,ko,mo,ako,ka,siya,nga,daw,raw,kaya,talaga,ay,nang,pala,sana,eh,e,kayo,tayo,namin,natin,akin,iyo,puwede,pwede,puwedeng,pwedeng,bigyan mo,bigyan,kuya,ate,dito
`;
