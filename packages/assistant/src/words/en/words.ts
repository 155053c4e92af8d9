import { stemmer } from "@orama/stemmers/english";
import { stopwords } from "@orama/stopwords/english";
import type { LanguageData } from "../language-data.ts";
import { commonWords } from "./common-words.ts";

export const en: LanguageData = {
  code: "en",
  stem: stemmer,
  published: stopwords,
  stopWords: `
according
um uh er erm hmm yeah yep ok okay oh well gonna wanna gotta ppl lets let just really actually basically also even
still already always never ever maybe perhaps quite rather yet else thing things something anything everything
nothing someone anyone everyone somebody anybody everybody nobody bit lot lots kind sort way ways get gets got
getting go goes going gone went come comes came say says said tell told know knows knew think thought see seen saw
look looks want wants wanted like make makes made take takes took put puts give gives gave given use uses used using
mean means one ones us per via etc vs versus please pls plz hi hello hey thanks thank you're youre ur u r im ive
dont doesnt didnt isnt arent wasnt cant couldnt wont whats whos hows wheres whys thats theres much many might may
must shall upon whose within without among across instead however therefore thus since though although unless
whether either neither every each another anyway can could would now later often sometimes usually exactly simply
together away back around along
`,
  askingWords: `
interview conversation discussion debate seminar webinar presentation tutorial speech panel workshop
need needs needed introduce introduces introduced matter matters
recording lecture class talk video audio meeting episode podcast session transcript lesson summary summarize
summarise summarization overview topic topics theme takeaway gist main key important essential central point points
message concept concepts discuss discussed discusses cover covered covers explain explained explains explanation
describe described describes define defined definition lecturer professor prof speaker teacher instructor presenter
student detail details mention mentioned mentions recap tldr learn learned learnt conclusion everyone participant
question questions answer difference differences different differ differs distinguish compare compared comparison
contrast similarity similarities versus role purpose reason reasons cause effect relate related relation
relationship connection meaning called name names named list example examples instance step steps type types kind
kinds happen happens happened happening work works worked term terms word words quote say idea ideas tell show shows
according speak speaks talks talking talked years year many people person number amount long old big often exactly
`,
  generalWords: `
ppl a about above across actually after afterwards again against ago ah all almost along already alright also
although always am among an and another any anybody anyone anything anyway are around as ask at away back basically
be became because become becomes been before began begin begins behind being below best better between big bit both bring brings
but by call called calls came can cannot carry case cause certain clear come comes coming could course day days did
different do does doing done down during each early easy either else end ends enough especially even ever every
everybody everyone everything exactly example fact far few find finds first five follow follows for found four from
front full further gave get gets getting give given gives giving go goes going gone good got great guess had half
happen happened happens hard has have having he hear held help helps hence her here hers him himself his hold holds
how however huge i idea if imagine important in indeed instead into is it its itself just keep keeps kept kind knew
know known knows large largely last late later least leave leaves left less let lets like likely little long look
looks lot lots low made main make makes making many matter may maybe me mean means meant might mind minute minutes
moment more moreover most mostly move much must my myself name named near nearly need needs neither never new next
nice no nobody none nor not note nothing notice now obviously of off often oh ok okay old on once one ones only onto
open or order other others our ours out over own part parts people perhaps person picture piece place point points
possible probably problem put puts question questions quick quickly quite ran rather really reason remember right
run runs said same saw say saying says second see seem seems seen sense sentence several shall she should show
showed shows side simple simply since six small so some somebody somehow someone something sometimes somewhere soon
sort start started starts still stop story stuff such suddenly sure take taken takes taking talk talked talking tell
tells ten than thank thanks that the their theirs them themselves then there therefore these they thing things think
thinking third this those though thought three through time times to today together told tomorrow too took towards
toward tried tries true try trying turn turned turns twice two under understand until up upon us use used useful
uses using usually various very wait want wanted wants was watch way ways we week well went were what whatever when
where whether which while who whole whom whose why will with within without wonder word words work works worked
worth would write wrong year years yes yesterday yet you your yours yourself um uh er erm hmm yeah yep gonna wanna
gotta somewhat definitely literally totally honestly pretty sit sits sat sitting stay stays stayed remain remains
remained rise rises rose risen rising fall falls fell fallen falling react reacts increase increases decrease
decreases grow grows grew drop drops dollar dollars cent cents number numbers change changes changed moves moved
lose loses lost buy buys bought pay pays paid sell sells sold draw draws drew drawn writes wrote written read reads
build builds built stand stands stood add adds added live lives lived fourth fifth sixth seventh eighth ninth tenth
eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth seven eight
nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
seventy eighty ninety hundred thousand million billion trillion zero percent quarter dozen roughly don't doesn't
didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't i'm i've i'll i'd
you're you've you'll you'd he's she's it's we're we've we'll we'd they're they've they'll they'd that's there's
here's what's who's how's where's let's
`,
  numbers: `
zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14
fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70
eighty=80 ninety=90 hundred=100 thousand=1000 million=1000000
`,
  commonWords,
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:is|was|are|were)(?:\s+(?:just|basically|simply|really|essentially|actually|also|usually|typically|nothing (?:but|more than)))*\s+(?:(?:an?|the|one)(?!\s+(?:really|very|bit|lot|little|few|big|huge|great|good|nice|fun|wonderful|problem|same|one|only|best|thing)(?![\p{L}\p{N}]))|any|anything|something|things|when|where|how|ways|what)|means?|refers? to|describes?|consists? of)(?![\p{L}\p{N}])/iu,
    names:
      /(?:called|known as|termed|named|(?<!why )(?:we|i|they|people) call(?: it| this| that| them| these)?|define(?: it| this| that)? as|refer to (?:this|that|it) as)(?:\s+(?:an?|the|its|their|our))?\s+$/iu,
    reason:
      /(?<!\p{L})(?:because|since|so that|in order to|due to|the reason|reasons? (?:why|is|for)|that(?:'|’)?s why|this is why|which is why|therefore|thanks to|as a result|it(?:'|’)s why|leads? to|causes?|caused by|allows?|lets? you|otherwise)(?!\p{L})/iu,
    example:
      /(?<!\p{L})(?:for example|for instance|an example|such as|imagine|suppose|let(?:'|’)?s say|say you|take the case)(?!\p{L})/iu,
    continues:
      /^(?:and|so|but|now|because|or|then|well|also|okay|ok|right|that|this|it|they|he|she|these|those|which)(?!\p{L})/iu,
  },
};
